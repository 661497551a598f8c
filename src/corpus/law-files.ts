/** The one explicit list of the files of the law, as paths below `src` without `.json`, in the order of the catalogue. */

interface Folder {
  readonly id: string;
  /** Files of clauses, where there are several. */
  readonly topics?: readonly string[];
  /** Its mechanics are modelled: its parts cite its clauses, and so the engine knows of them. */
  readonly isModelled?: true;
  /** It has a file of texts: what settings and rows of the trait table say to a reader, names, words of other languages. */
  readonly hasTexts?: true;
  /** It has statements in other languages. */
  readonly hasTranslations?: true;
}

const FOLDERS: readonly Folder[] = [
  { id: 'base', isModelled: true, hasTexts: true, hasTranslations: true },
  { id: 'inns-and-cathedrals', isModelled: true, hasTexts: true },
  { id: 'king-and-robber', isModelled: true, hasTexts: true },
  { id: 'traders-and-builders', isModelled: true, hasTexts: true },
  { id: 'count', isModelled: true, hasTexts: true },
  { id: 'siege', isModelled: true, hasTexts: true },
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
    hasTexts: true,
    hasTranslations: true,
  },
  { id: 'river', isModelled: true, hasTexts: true },
  { id: 'tower', isModelled: true, hasTexts: true },
  { id: 'gq11', isModelled: true, hasTexts: true },
  { id: 'abbey-and-mayor', isModelled: true, hasTexts: true },
  { id: 'cult', isModelled: true, hasTexts: true },
  { id: 'catapult', isModelled: true, hasTexts: true },
  { id: 'wheel-of-fortune', isModelled: true, hasTexts: true },
  { id: 'tunnel', isModelled: true, hasTexts: true },
  { id: 'bridges-castles-and-bazaars', isModelled: true, hasTexts: true },
  { id: 'plague', isModelled: true, hasTexts: true },
  { id: 'corn-circles', isModelled: true, hasTexts: true },
  { id: 'school', isModelled: true, hasTexts: true },
  { id: 'festival', isModelled: true, hasTexts: true },
  { id: 'phantom', isModelled: true, hasTexts: true },
  { id: 'little-buildings', isModelled: true, hasTexts: true },
  { id: 'flier', isModelled: true, hasTexts: true },
  { id: 'messages', isModelled: true, hasTexts: true },
  { id: 'ferries', isModelled: true, hasTexts: true },
  { id: 'goldmines', isModelled: true, hasTexts: true },
  { id: 'mage-and-witch', isModelled: true, hasTexts: true },
  { id: 'robbers', isModelled: true, hasTexts: true },
  { id: 'wind-roses', isModelled: true, hasTexts: true },
  { id: 'winter', isModelled: true, hasTexts: true },
  { id: 'russian-promos', isModelled: true, hasTexts: true },
  { id: 'abbot', isModelled: true, hasTexts: true },
  { id: 'halflings', isModelled: true, hasTexts: true },
  { id: 'hills-and-sheep', isModelled: true, hasTexts: true },
  { id: 'darmstadt', isModelled: true, hasTexts: true },
  { id: 'monasteries', isModelled: true, hasTexts: true },
  { id: 'city-gates', isModelled: true, hasTexts: true },
  { id: 'castles-in-germany', isModelled: true, hasTexts: true },
  { id: 'watchtowers', isModelled: true, hasTexts: true },
  { id: 'labyrinth', isModelled: true, hasTexts: true },
  { id: 'under-the-big-top', isModelled: true, hasTexts: true },
  { id: 'markets-of-leipzig', isModelled: true, hasTexts: true },
  { id: 'spiel-doch', isModelled: true, hasTexts: true },
  { id: 'peasant-revolts', isModelled: true, hasTexts: true },
  { id: 'ghosts-castles-and-cemeteries', isModelled: true, hasTexts: true },
];

const clauseFiles = ({ id, topics }: Folder) => topics?.map((name) => `expansions/${id}/clauses/${name}`) ?? [`expansions/${id}/clauses`];

/** Of the expansions whose mechanics are modelled: what their parts may cite, and so what the engine knows of. */
export const MODELLED_CLAUSE_FILES: readonly string[] = FOLDERS.filter(({ isModelled }) => isModelled).flatMap(clauseFiles);

export const CLAUSE_FILES: readonly string[] = FOLDERS.flatMap(clauseFiles);

/** The sources of an expansion's clauses, and those that several of them share. */
export const SOURCE_FILES: readonly string[] = [...FOLDERS.map(({ id }) => id), 'shared'].map((name) => `corpus/sources/${name}`);

export const TEXT_FILES: readonly string[] = FOLDERS.filter(({ hasTexts }) => hasTexts).map(({ id }) => `expansions/${id}/texts`);

export const TRANSLATION_FILES: readonly string[] = FOLDERS.filter(({ hasTranslations }) => hasTranslations).map(
  ({ id }) => `expansions/${id}/translations`,
);

/** Remarks on presets. */
export const PRESET_TEXTS = 'corpus/presets';

/** The expansion whose folder holds a file. */
export const folderOf = (path: string): string => path.split('/')[1]!;

export const LAW_FILES: readonly string[] = [...CLAUSE_FILES, ...SOURCE_FILES, ...TEXT_FILES, ...TRANSLATION_FILES, PRESET_TEXTS];
