/** One game of JCloisterZone's engine: its process, and its state after each message. */
import Type, { type Static } from 'typebox';
import type { JczMessage } from '../../contract/replay.js';
import { shapeDefects } from '../../replay/shape.js';
import { OfferSchema } from '../../replay/trace.js';
import { Broken } from '../engines/engine.js';
import { ProcessConnection, type Manner } from '../engines/process.js';
import type { Alarm } from '../kit/session.js';

const cell = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 });

/** On a tile, on a feature, or with a figure there. */
const PlacementSchema = Type.Object({
  position: Type.Optional(cell),
  feature: Type.Optional(Type.String()),
  featurePointer: Type.Optional(Type.Object({ position: cell, feature: Type.Optional(Type.String()) })),
  meepleId: Type.Optional(Type.String()),
});

/** Of its state what is compared; it always tells the whole of it. */
const StateSchema = Type.Object({
  phase: Type.String(),
  action: Type.Optional(Type.Pick(OfferSchema, ['player', 'canPass', 'items'])),
  players: Type.Array(
    Type.Object({
      points: Type.Integer(),
      // by class: how many are in the supply, and the id of the next one
      meeples: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Unknown()))),
    }),
  ),
  deployedMeeples: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        position: cell,
        type: Type.Optional(Type.String()),
        player: Type.Optional(Type.Integer()),
        location: Type.Optional(Type.String()),
      }),
    ),
  ),
  neutralFigures: Type.Optional(
    Type.Record(Type.String(), Type.Object({ position: Type.Optional(cell), placement: Type.Optional(Type.Union([cell, PlacementSchema])) })),
  ),
});
export type JczState = Static<typeof StateSchema>;

export interface JczEngine {
  readonly command: string;
  /** Files of tile definitions that it is told to load before the game; it may know them from its command line. */
  readonly load: readonly string[];
  /** Milliseconds for an answer, and for the first one, which waits for the program to start. */
  readonly timeout: number;
  readonly startTimeout: number;
  readonly alarm: Alarm;
}

const manner = (load: readonly string[]): Manner => ({
  opening: load.map((file) => `%load ${file}`),
  // an empty line ends the game
  farewell: '\n',
  write: (message) => JSON.stringify(message),
  // whatever else it logs there is no state
  read: (line) => {
    if (!line.trimStart().startsWith('{')) return undefined;
    try {
      const said = JSON.parse(line) as object;
      return 'phase' in said ? said : undefined;
    } catch {
      return undefined;
    }
  },
});

/** Messages are answered in turn, each with the whole state. */
export class JczConnection {
  private readonly process: ProcessConnection;
  private before: string | undefined;

  constructor(private readonly engine: JczEngine) {
    this.process = new ProcessConnection(engine.command, { grace: 1000 }, manner(engine.load));
  }

  /** Rejects with `Broken`; where a message is refused as well: the engine reads no further then. */
  async send(message: JczMessage): Promise<JczState> {
    const { timeout, startTimeout, alarm } = this.engine;
    const { signal, cancel } = alarm(this.before === undefined ? startTimeout : timeout);
    const said = await this.process.ask(message, signal).finally(cancel);
    const defects = shapeDefects(StateSchema, said, '').slice(0, 3);
    if (defects.length > 0)
      throw new Broken(
        'malformed',
        `its state has not the shape of one: ${defects.map(({ pointer, message: what }) => `${pointer} ${what}`).join('; ')}`,
      );
    const text = JSON.stringify(said);
    if (text === this.before) throw new Broken('malformed', this.process.withLastWords(`it refuses what it offers: \`${JSON.stringify(message)}\``));
    this.before = text;
    return said as JczState;
  }

  close(): Promise<void> {
    return this.process.close();
  }
}
