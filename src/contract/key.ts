/** Keys: who may write, in which role. A secret is shown once, when its key is made; only its hash is kept. */
import Type, { type Static } from 'typebox';
import { listOf } from './ref.js';

export const ROLES = ['judge', 'organiser', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const instant = (description: string) => Type.String({ format: 'date-time', description });

export const KeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ minLength: 1, maxLength: 200, description: 'whose key it is' }),
    role: Type.Enum([...ROLES]),
    ratePerMinute: Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'how many writes a minute it is allowed, by all servers of a database together',
    }),
    createdAt: instant('when it was made'),
    expiresAt: Type.Optional(instant('from when it is no longer accepted')),
    revokedAt: Type.Optional(instant('when it was revoked')),
    lastUsedAt: Type.Optional(instant('when it was last used, to the minute')),
  },
  { $id: 'Key', additionalProperties: false },
);
/** A key without its secret. */
export type Key = Static<typeof KeySchema>;

const { name, role, ratePerMinute } = KeySchema.properties;

export const KeyRequestSchema = Type.Object(
  {
    name,
    role,
    ratePerMinute: Type.Optional(ratePerMinute),
    expiresAt: Type.Optional(Type.String({ maxLength: 40, description: 'from when it is no longer accepted, ISO 8601' })),
  },
  { $id: 'KeyRequest', additionalProperties: false, description: 'a key to be made; 60 writes a minute and no end where nothing is said' },
);
export type KeyRequest = Static<typeof KeyRequestSchema>;

export const NewKeySchema = Type.Object(
  { ...KeySchema.properties, secret: Type.String({ description: 'what comes after `Authorization: Bearer`; it is told this once' }) },
  { $id: 'NewKey', additionalProperties: false },
);
export type NewKey = Static<typeof NewKeySchema>;

export const keySchemas = [KeySchema, KeyRequestSchema, NewKeySchema, Type.Object({ items: listOf('Key') }, { $id: 'KeyList' })];
