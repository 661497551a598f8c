/** The one explicit list of the files of the law, as paths below `src` without `.json`, in the order of the catalogue. */

interface Folder {
  readonly id: string;
  /** Files of clauses, where there are several. */
  readonly topics?: readonly string[];
  /** Its mechanics are modelled: its parts cite its clauses, and so the engine knows of them. */
  readonly isModelled?: true;
}

const FOLDERS: readonly Folder[] = [
  { id: 'base', isModelled: true },
  { id: 'inns-and-cathedrals', isModelled: true },
  { id: 'king-and-robber', isModelled: true },
  { id: 'traders-and-builders', isModelled: true },
  { id: 'count', isModelled: true },
  { id: 'siege', isModelled: true },
  {
    id: 'princess-and-dragon',
    topics: [
      'setup',
      'tile',
      'volcano',
      'dragon-walk',
      'dragon-eats',
      'dragon-others',
      'protection',
      'portal',
      'princess',
      'fairy-move',
      'fairy-points',
      'fairy-others',
      'scoring',
      'distribution',
    ],
    isModelled: true,
  },
  { id: 'river', isModelled: true },
  { id: 'tower', isModelled: true },
  { id: 'gq11', isModelled: true },
  { id: 'abbey-and-mayor', isModelled: true },
  { id: 'cult', isModelled: true },
  { id: 'catapult', isModelled: true },
  { id: 'wheel-of-fortune', isModelled: true },
  { id: 'tunnel', isModelled: true },
  { id: 'bridges-castles-and-bazaars', isModelled: true },
  { id: 'plague', isModelled: true },
  { id: 'corn-circles', isModelled: true },
  { id: 'school', isModelled: true },
  { id: 'festival', isModelled: true },
  { id: 'phantom', isModelled: true },
  { id: 'little-buildings', isModelled: true },
  { id: 'flier', isModelled: true },
  { id: 'messages', isModelled: true },
  { id: 'ferries', isModelled: true },
  { id: 'goldmines', isModelled: true },
  { id: 'mage-and-witch', isModelled: true },
  { id: 'robbers', isModelled: true },
  { id: 'wind-roses', isModelled: true },
  { id: 'winter', isModelled: true },
  { id: 'russian-promos', isModelled: true },
  { id: 'abbot', isModelled: true },
  { id: 'halflings', isModelled: true },
  { id: 'hills-and-sheep', isModelled: true },
  { id: 'darmstadt', isModelled: true },
  { id: 'monasteries', isModelled: true },
  { id: 'city-gates', isModelled: true },
  { id: 'castles-in-germany', isModelled: true },
  { id: 'watchtowers', isModelled: true },
  { id: 'labyrinth', isModelled: true },
  { id: 'under-the-big-top', isModelled: true },
  { id: 'markets-of-leipzig', isModelled: true },
  { id: 'spiel-doch', isModelled: true },
  { id: 'peasant-revolts', isModelled: true },
  { id: 'ghosts-castles-and-cemeteries', isModelled: true },
];

const clauseFiles = ({ id, topics }: Folder) => topics?.map((name) => `expansions/${id}/clauses/${name}`) ?? [`expansions/${id}/clauses`];

/** Of the expansions whose mechanics are modelled: what their parts may cite, and so what the engine knows of. */
export const MODELLED_CLAUSE_FILES: readonly string[] = FOLDERS.filter(({ isModelled }) => isModelled).flatMap(clauseFiles);

export const CLAUSE_FILES: readonly string[] = FOLDERS.flatMap(clauseFiles);

/** The sources of an expansion's clauses, and those that several of them share. */
export const SOURCE_FILES: readonly string[] = [...FOLDERS.map(({ id }) => id), 'shared'].map((name) => `corpus/sources/${name}`);

/** What settings and rows of the trait table say to a reader, names, words of other languages. */
export const TEXT_FILES: readonly string[] = FOLDERS.map(({ id }) => `expansions/${id}/texts`);

/** What the clauses say in other languages. */
export const TRANSLATION_FILES: readonly string[] = FOLDERS.map(({ id }) => `expansions/${id}/translations`);

/** Remarks on presets. */
export const PRESET_TEXTS = 'corpus/presets';

/** The expansion whose folder holds a file. */
export const folderOf = (path: string): string => path.split('/')[1]!;

export const LAW_FILES: readonly string[] = [...CLAUSE_FILES, ...SOURCE_FILES, ...TEXT_FILES, ...TRANSLATION_FILES, PRESET_TEXTS];
