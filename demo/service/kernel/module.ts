import type { Database } from './database/database.js';
import type { FormNames } from './http/form-names.js';
import type { Kernel } from './kernel.js';
import type { ClientChecks } from './limits/known-clients.js';
import type { WriteRuleRow } from './limits/write-rules.js';
import type { FindMentions } from './mentions.js';
import type { OwnerPage } from './owner/owner-frame.js';

/** Queries that other modules may read, by the name of the module. Each module declares its own by merging into this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface PublicQueries {}

/** A domain of the service. It is added to the list in `create-service.ts`, and nowhere else. */
export interface ServiceModule<Options = object, Used extends keyof PublicQueries = never> {
  readonly name: string;
  /** Its tables. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Modules whose public queries it reads. They are mounted before it, wherever they are in the list. */
  readonly uses?: readonly Used[];
  /** Its pages in the owner's navigation. */
  readonly ownerPages?: readonly OwnerPage[];
  /** How often strangers may call its routes. A route that writes and has no rule fails a test. */
  readonly writeRules?: readonly WriteRuleRow[];
  /** Paths that browsers call without a CSRF token, such as beacons and signed webhooks. */
  readonly csrfExempt?: readonly string[];
  readonly formNames?: FormNames;
  /** Creates the demo's rows, at every start. */
  seed?(transaction: Database): Promise<void>;
  /** Adds its routes. */
  mount(kernel: Kernel, options: Options, queries: Pick<PublicQueries, Used>): MountedModule | Promise<MountedModule>;
}

export interface MountedModule {
  /** What other modules may read, see `PublicQueries`. */
  readonly queries?: object;
  readonly knownClients?: ClientChecks;
  /** Finds its records that contain a text, such as the address of a file. */
  readonly findMentions?: FindMentions;
  /** Called at start and every hour: deletes expired rows and files. */
  sweep?(): Promise<unknown>;
  /** Ends background work. Requests have ended before. */
  close?(): Promise<unknown>;
}

/** Modules in their order, each after those that it uses. */
function inMountOrder<Options>(modules: readonly ServiceModule<Options, keyof PublicQueries>[]): ServiceModule<Options, keyof PublicQueries>[] {
  const sorted = new Set<ServiceModule<Options, keyof PublicQueries>>();
  const add = (module: ServiceModule<Options, keyof PublicQueries>, users: readonly string[]) => {
    if (users.includes(module.name)) throw new Error(`Modules use each other in a circle: ${[...users, module.name].join(', ')}.`);
    for (const used of module.uses ?? []) {
      const found = modules.find(({ name }) => name === used);
      if (!found) throw new Error(`The module ${module.name} uses ${String(used)}, which is missing.`);
      add(found, [...users, module.name]);
    }
    sorted.add(module);
  };
  for (const module of modules) add(module, []);
  return [...sorted];
}

/** Mounts modules in this order, but each after those that it uses. */
export async function mountModules<Options>(
  modules: readonly ServiceModule<Options, keyof PublicQueries>[],
  kernel: Kernel,
  options: Options,
): Promise<{ queries: PublicQueries; mounted: readonly MountedModule[] }> {
  const queries = new Map<string, object>();
  const mounted: MountedModule[] = [];
  for (const { name, uses = [], mount } of inMountOrder(modules)) {
    const one = await mount(kernel, options, Object.fromEntries(uses.map(used => [used, queries.get(used)])) as unknown as PublicQueries);
    if (one.queries) queries.set(name, one.queries);
    if (one.knownClients) kernel.known.add(one.knownClients);
    if (one.findMentions) kernel.mentions.push(one.findMentions);
    mounted.push(one);
  }
  return { queries: Object.fromEntries(queries) as unknown as PublicQueries, mounted };
}
