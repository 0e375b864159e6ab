type LockEntry = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
};
export type Lock = { name: string; packages: Record<string, LockEntry> };

type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  scope?: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { license: { id?: string; name?: string } }[];
  externalReferences?: { type: string; url: string }[];
};
export type Sbom = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

export function completeSbom(sbom: Sbom, lock: Lock): Sbom;
export function faultsOfSbom(sbom: Sbom, lock: Lock): string[];
