/**
 * The codes of what can be refused or fail, whoever asks: programs may branch on them, so they are stable. `ERRORS` are the kinds of
 * refusals, each with what a person is told; `DEFECTS` are the single things that are wrong with an input, each with what it means.
 * Those that only one expansion knows stand in its `wire.ts`.
 */
export const ERRORS = {
  'invalid-json': 'The body is not JSON',
  'invalid-request': 'The body does not have the shape that is asked for',
  'invalid-parameters': 'A parameter is not valid',
  'invalid-cursor': 'The cursor is not valid',
  'nested-too-deeply': 'The body is nested too deeply',
  'body-too-large': 'The body is too large',
  'unknown-ruleset': 'No such ruleset',
  'invalid-ruleset': 'The ruleset is not sound',
  'invalid-snapshot': 'The snapshot is not sound',
  'invalid-action': 'The action names what is not there',
  'invalid-game': 'The game cannot be replayed',
  'invalid-ruling': 'The ruling is not sound',
  forbidden: 'The key does not allow this',
  'not-found': 'Nothing is here',
  conflict: 'What is there rules this out',
  'in-progress': 'The request is being worked on',
  'idempotency-key-reused': 'The idempotency key was used for another request',
  'precondition-failed': 'It has been changed',
  'precondition-required': '`If-Match` is missing',
  'not-ready': 'The service is not ready',
} as const satisfies Readonly<Record<string, string>>;

export type ErrorCode = keyof typeof ERRORS;

export const DEFECTS = {
  // the shape of the input
  'wrong-type': 'the value has another JSON type than it must have',
  missing: 'a property that must be there is not',
  'unknown-property': 'no property has this name',
  'not-allowed-value': 'the value is none of those that are allowed',
  'out-of-range': 'the number, the length or the count is too small or too large',
  'wrong-format': 'the text does not match its pattern',
  'unknown-type': 'no kind of action, or format of a game, is called so',
  'not-valid': 'the value does not match its schema',
  // the ruleset
  'unknown-preset': 'no preset is called so',
  'unknown-expansion': 'no expansion is called so',
  'unknown-setting': 'no setting is called so',
  'unknown-setting-value': 'the setting has no such value',
  'unknown-house-rule': 'no house rule is called so',
  'unknown-clause': 'no clause is called so',
  'contradictory-clause': 'a clause is disabled and made a house rule at once',
  'contradictory-setting': 'a house rule and the settings give one setting different values',
  'expansions-contradict': 'what the expansions declare does not go together',
  'unknown-mechanic': 'no expansion in play has a mechanic of this name that can be left out',
  'idle-setting': 'the setting belongs to an expansion that the ruleset does not have',
  'unknown-ruleset': 'no ruleset is called so',
  'unknown-version': 'the ruleset has no such version',
  // the position
  'unknown-tile': 'no tile is called so',
  'print-not-readable': 'what a tile is said to show cannot be read, or is not for a position to say',
  'tiles-overlap': 'another tile lies on the cell',
  'edges-do-not-fit': 'a side of the tile does not continue what it touches',
  'board-not-connected': 'the tile does not belong to the board of the first one',
  'no-tile-there': 'no tile lies on the cell',
  'no-such-feature': 'the tile has no such feature there',
  'feature-missing': 'on which feature of the tile the figure stands is not said',
  'no-such-place': 'there is no such place off the features of the tiles',
  'spot-unclear': 'it is not said where it is, or two things are said at once',
  'unknown-area': 'no expansion of the ruleset has such an area off the tiles',
  'not-that-half': 'a half tile fills another corner, or the tile is none',
  'figure-cannot-stand-there': 'the figure never stands on such a feature',
  'figure-before-its-time': 'the figure stands on the tile just laid, before anything has been done there',
  'unknown-figure': 'no figure on the board is called so',
  'unknown-figure-kind': 'no expansion of the ruleset has such a figure',
  'neutral-figure': 'the figure belongs to nobody',
  'owner-missing': 'the figure belongs to a player, and it is not said to whom',
  'too-many-figures': 'the player has more figures of the kind than are in the box for one',
  'too-many-tokens': 'there are more tokens of the kind than the player owns, or than the game has',
  'token-cannot-lie-there': 'such a token never lies there',
  'nothing-drawn': 'an outcome is given, and nothing is drawn, rolled or thrown',
  'duplicate-id': 'the id is taken',
  'unknown-player': 'no player is called so',
  'unknown-token': 'no expansion of the ruleset has such a token',
  'unknown-step': 'nothing is decided in a step of this name',
  'turn-missing': 'it must be said whose turn it is, and at which step',
  'not-the-tile-laid': 'another tile lies where the turn says that its tile was laid',
  'not-on-one-tile': 'the neutral figure stands on another tile than the figure it is with',
  'more-copies-than-printed': 'unlikely, but possible: more copies of the tile lie there than one box holds',
  // what is stored
  'bad-text': 'the text holds a NUL character or half of a surrogate pair',
  'bad-date': 'no such day or instant is in the calendar, or it is written otherwise',
  'unknown-ruling': 'no other ruling is called so',
  'unknown-rule': 'no rule is called so',
  'decides-nothing': 'the rule permits and forbids nothing, so that there is nothing to decide about it',
  'wrong-hash': 'the hash is not that of the content',
  'id-taken': 'the id belongs to a built-in ruleset, or has the form of a hash',
  // the recorded game
  'unknown-feature': 'no kind of feature is called so',
  'unknown-location': 'no place on a tile is called so',
} as const satisfies Readonly<Record<string, string>>;

export type DefectCode = keyof typeof DEFECTS;
