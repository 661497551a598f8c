/** The printings a ruleset can start from. Their values stand at the settings, next to the clauses that justify them. */
import type { PresetId } from '../contract/presets.js';
import type sources from './sources/princess-and-dragon.json';

export interface Preset {
  readonly id: PresetId;
  readonly label: string;
  readonly edition: 'C1' | 'C2';
  readonly publisher: 'HiG' | 'RGG' | 'ZMG' | '*';
  /** Id of the source that is this printing, or of the document that stands for it. */
  readonly printing: keyof typeof sources;
}

export const presets: readonly Preset[] = [
  {
    id: 'hig-c1-original-2005',
    label: 'Hans im Glück, first edition, first printing',
    edition: 'C1',
    publisher: 'HiG',
    printing: 'hig-c1-2005',
  },
  {
    id: 'hig-c1-big-box-2',
    label: 'Hans im Glück, first edition, Big Box 2',
    edition: 'C1',
    publisher: 'HiG',
    printing: 'hig-big-box-2',
  },
  {
    id: 'hig-c1-big-box-3',
    label: 'Hans im Glück, first edition, Big Box 3',
    edition: 'C1',
    publisher: 'HiG',
    printing: 'hig-big-box-3',
  },
  {
    id: 'hig-c1-current',
    label: 'Hans im Glück, first edition, with the meal plan of 2015 and all later clarifications',
    edition: 'C1',
    publisher: 'HiG',
    printing: 'wiki-c1-wikitext',
  },
  {
    id: 'rgg-big-box-1',
    label: 'Rio Grande Games, Big Box 1',
    edition: 'C1',
    publisher: 'RGG',
    printing: 'rgg-big-box-1',
  },
  {
    id: 'rgg-big-box-3',
    label: 'Rio Grande Games, Big Box 3',
    edition: 'C1',
    publisher: 'RGG',
    printing: 'rgg-big-box-3',
  },
  {
    id: 'zmg-c1',
    label: 'Z-Man Games, first edition',
    edition: 'C1',
    publisher: 'ZMG',
    printing: 'zmg-c1',
  },
  {
    id: 'zmg-c2-2016',
    label: 'Z-Man Games, second edition, booklet of 2016',
    edition: 'C2',
    publisher: 'ZMG',
    printing: 'zmg-c2-2016',
  },
  {
    id: 'wikicarpedia-c2-current',
    label: 'Hans im Glück, second edition, with all clarifications and community readings',
    edition: 'C2',
    publisher: 'HiG',
    printing: 'wiki-c2',
  },
];

/** Shorter names a client may use for a preset. */
export const presetAliases: Readonly<Record<string, PresetId>> = {
  'hig-c2': 'wikicarpedia-c2-current',
};

/** A preset by its id or an alias. */
export const presetById = (id: string): Preset | undefined => presets.find((preset) => preset.id === (presetAliases[id] ?? id));
