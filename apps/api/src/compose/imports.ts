import type { ActingContext } from '#src/platform/context.ts';
import type { DomainModule, ImportVerb } from '#src/platform/domain-module.ts';

type VerbsOf<Module> = Module extends { imports: infer Verbs } ? Verbs : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type BoundVerbs<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends (ctx: ActingContext, input: infer Input) => infer Answer
    ? (input: Input) => Answer
    : never;
};

/** The import verbs of a list of modules, each of which needs only its input. */
export type ImportsOf<Modules extends readonly DomainModule[]> = BoundVerbs<
  Intersection<VerbsOf<Modules[number]>>
>;

/** Binds the import verbs of all modules to one database and one actor. Throws when two modules have a verb of one name. */
export function bindImports<Modules extends readonly DomainModule[]>(
  context: ActingContext,
  modules: Modules,
): ImportsOf<Modules> {
  const bound = new Map<string, (input: never) => ReturnType<ImportVerb>>();
  for (const { imports = {} } of modules) {
    for (const [name, verb] of Object.entries<ImportVerb>(imports)) {
      if (bound.has(name)) throw new Error(`two imports called ${name}`);
      bound.set(name, (input) => verb(context, input));
    }
  }
  // safe: the names and inputs are those of the modules' own verbs
  return Object.fromEntries(bound) as ImportsOf<Modules>;
}
