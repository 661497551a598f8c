/** Before the first turn with the School: it lies beside the start tile, and the teacher is in it. */
import { less, standing, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { EAST, START, WEST } from './rules.js';
import { SCHOOL, TEACHER } from './teacher.js';

const HALVES = { [WEST]: 1, [EAST]: 1 };

/** To the right of the start tile, where that lies on the table. */
const beside: SetupRule = {
  id: 'school.setup.beside-start',
  cites: cites('school.setup.beside-start'),
  perform: (now) => {
    const start = now.snapshot.tiles.find(({ tile }) => tile === START);
    if (!start || !(WEST in now.aside)) return undefined;
    const [x, y] = start.at;
    const halves = [WEST, EAST].map((tile, i) => ({ tile, at: [x + 1 + i, y] as const, rotation: 0 as const }));
    const tiles = [...now.snapshot.tiles, ...halves];
    return standing({ ...now, snapshot: { ...now.snapshot, tiles }, aside: less(now.aside, HALVES) }, { [TEACHER]: { area: SCHOOL } });
  },
};

const inSchool: SetupRule = {
  id: 'school.setup.teacher-in-school',
  cites: cites('school.setup.teacher-in-school'),
  perform: (now) => (now.snapshot.neutral?.[TEACHER] ? now : undefined),
};

/** It still comes beside the ordinary start tile, but when that is laid where another landscape is the start no source says. */
const withOtherStarts: SetupRule = {
  id: 'school.setup.with-other-starts',
  cites: cites('school.setup.with-other-starts', 'school.setup.made-for-base'),
  perform: (now) => {
    if (now.snapshot.neutral?.[TEACHER] || !(WEST in now.aside)) return undefined;
    return { ...now, aside: less(now.aside, { ...HALVES, [START]: 1 }), missing: [...now.missing, '/tiles', `/neutral/${TEACHER}`] };
  },
};

export const schoolSetups = [beside, inSchool, withOtherStarts];
