/** Members of the named schemas of a document, found by their path. */
export interface Described {
  readonly properties?: Record<string, Described>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly description?: string;
}
export type NamedSchemas = Record<string, Described>;

interface Member {
  /** What it can be changed in. */
  readonly holder: Record<string, Described>;
  readonly last: string;
  readonly found: Described;
}

/** `Schema.member`, `Schema.member.member`. Throws where there is none: what is said about it would be lost. */
export function memberOf(schemas: NamedSchemas, path: string): Member {
  const [name = '', ...members] = path.split('.');
  const last = members.pop() ?? '';
  const schema = members.reduce<Described | undefined>((above, member) => withMembers(above?.properties?.[member]), withMembers(schemas[name]));
  const found = schema?.properties?.[last];
  if (!schema?.properties || !found) throw new Error(`there is no schema ${path}`);
  return { holder: schema.properties, last, found };
}

/** What has members: the items of a list, what may be null as well. */
const withMembers = (schema: Described | undefined): Described | undefined =>
  schema?.items ?? schema?.anyOf?.find(({ properties }) => properties) ?? schema;
