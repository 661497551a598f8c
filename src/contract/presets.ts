/** The printings a ruleset can start from; `corpus/presets.ts` describes them. */
export const PRESET_IDS = [
  'hig-c1-original-2005',
  'hig-c1-big-box-2',
  'hig-c1-big-box-3',
  'hig-c1-current',
  'rgg-big-box-1',
  'rgg-big-box-3',
  'zmg-c1',
  'zmg-c2-2016',
  'wikicarpedia-c2-current',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];
