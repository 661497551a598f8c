/** Keys: who may write, in which role. A secret is shown once, when its key is made; only its hash is kept. */
import Type, { type Static } from 'typebox';

export const ROLES = ['judge', 'organiser', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const instant = (description: string) => Type.String({ description: `${description}, ISO 8601` });

export const KeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ minLength: 1, maxLength: 200, description: 'whose key it is' }),
    role: Type.Enum([...ROLES]),
    ratePerMinute: Type.Integer({ minimum: 1, maximum: 100_000, description: 'how many writes a minute each server process allows it' }),
    createdAt: instant('when it was made'),
    expiresAt: Type.Optional(instant('from when it is no longer accepted')),
    revokedAt: Type.Optional(instant('when it was revoked')),
    lastUsedAt: Type.Optional(instant('when it was last used, to the minute')),
  },
  { $id: 'Key', additionalProperties: false },
);
/** A key without its secret. */
export type Key = Static<typeof KeySchema>;
