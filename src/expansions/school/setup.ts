/** Before the first turn with the School: it lies beside the start tile, and the teacher is in it. */
import { less, standing, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { EAST, START, WEST } from './rules.js';
import { SCHOOL, TEACHER } from './teacher.js';

/** To the right of the start tile, where that lies on the table. */
const beside: SetupRule = {
  id: 'school.setup.beside-start',
  cites: cites('school.setup.beside-start'),
  perform: (now) => {
    const start = now.snapshot.tiles.find(({ tile }) => tile === START);
    if (!start) return undefined;
    const [x, y] = start.at;
    const halves = [WEST, EAST].map((tile, i) => ({ tile, at: [x + 1 + i, y] as const, rotation: 0 as const }));
    const tiles = [...now.snapshot.tiles, ...halves];
    return standing(
      { ...now, snapshot: { ...now.snapshot, tiles }, aside: less(now.aside, { [WEST]: 1, [EAST]: 1 }) },
      { [TEACHER]: { area: SCHOOL } },
    );
  },
};

const inSchool: SetupRule = {
  id: 'school.setup.teacher-in-school',
  cites: cites('school.setup.teacher-in-school'),
  perform: (now) => (now.snapshot.neutral?.[TEACHER] ? now : undefined),
};

/** No source says when the ordinary start tile comes in where another landscape is the start. */
const withOtherStarts: SetupRule = {
  id: 'school.setup.with-other-starts',
  cites: cites('school.setup.with-other-starts', 'school.setup.made-for-base'),
  perform: (now) => (now.snapshot.neutral?.[TEACHER] ? undefined : now),
};

export const schoolSetups = [beside, inSchool, withOtherStarts];
