import type { Database } from './database/database.js';
import type { FormNames } from './http/form-names.js';
import type { Kernel } from './kernel.js';
import type { ClientChecks } from './limits/known-clients.js';
import type { WriteRuleRow } from './limits/write-rules.js';
import type { OwnerPage } from './owner/owner-frame.js';

/** Queries that other modules may read, by the name of the module. Each module declares its own by merging into this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface PublicQueries {}

/** A domain of the service. It is added to the list in `create-service.ts`, and nowhere else. */
export interface ServiceModule<Options = object, Used extends keyof PublicQueries = never> {
  readonly name: string;
  /** Its tables. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Modules whose public queries it reads. They are mounted before it. */
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
  /** Called at start and every hour: deletes expired rows and files. */
  sweep?(): Promise<unknown>;
  /** Ends background work. Requests have ended before. */
  close?(): Promise<unknown>;
}

/** Mounts modules in this order. */
export async function mountModules<Options>(
  modules: readonly ServiceModule<Options, keyof PublicQueries>[],
  kernel: Kernel,
  options: Options,
): Promise<{ queries: PublicQueries; mounted: readonly MountedModule[] }> {
  const queries = new Map<string, object>();
  const mounted: MountedModule[] = [];
  for (const { name, uses = [], mount } of modules) {
    const missing = uses.find(used => !queries.has(used));
    if (missing !== undefined) throw new Error(`The module ${name} uses ${String(missing)}, which is not mounted before it.`);
    const one = await mount(kernel, options, Object.fromEntries(uses.map(used => [used, queries.get(used)])) as unknown as PublicQueries);
    if (one.queries) queries.set(name, one.queries);
    if (one.knownClients) kernel.known.add(one.knownClients);
    mounted.push(one);
  }
  return { queries: Object.fromEntries(queries) as unknown as PublicQueries, mounted };
}
