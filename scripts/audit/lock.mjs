// What package-lock.json says of the packages that a shop runs.

/**
 * Packages of the lock that are installed without development tools, optional ones of other systems included:
 * `{ path, ref, name, version, license, integrity, isOptional }`, where `ref` is `name@version`. Workspaces are not among them.
 */
export function productionPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, { name = nameOf(path), version, license, integrity, optional = false }]) => ({
      path,
      ref: `${name}@${version}`,
      name,
      version,
      license,
      integrity,
      isOptional: optional,
    }));
}

/**
 * Which package needs which: a map of `name@version` to the `name@version` of what it depends on, workspaces included.
 * Names are resolved as Node does: from the folder of the package upwards.
 */
export function dependencyGraph(lock) {
  const refs = new Map(productionPackages(lock).map(({ path, ref }) => [path, ref]));
  for (const [path, { name, version, link }] of Object.entries(lock.packages))
    if (!path.includes('node_modules/') && !link && name !== undefined && version !== undefined)
      refs.set(path, `${name}@${version}`);
  const graph = new Map();
  for (const [path, ref] of refs) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path];
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const needed = names.map((name) => refs.get(resolve(lock, path, name))).filter((to) => to !== undefined);
    graph.set(ref, [...new Set([...(graph.get(ref) ?? []), ...needed])].toSorted(byText));
  }
  return graph;
}

function byText(a, b) {
  return a < b ? -1 : 1;
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The path in the lock of a package that another one imports; a workspace is found through its link. */
function resolve({ packages }, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found?.link) return found.resolved;
    if (found) return path;
    if (folder === '') return null;
  }
}

function parentOf(folder) {
  const at = folder.lastIndexOf('/node_modules/');
  return at === -1 ? '' : folder.slice(0, at);
}
