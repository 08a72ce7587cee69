import type {Command} from '#src/ui/overlays/command-list.tsx';

/** The kinds of things the palette offers, in the order in which they stand when nothing says which fits better. */
export const paletteSections = [
  'recent',
  'found',
  'acts',
  'drafts',
  'companies',
  'movements',
  'merchants',
  'accounts',
  'files',
  'places',
  'settings',
  'help',
] as const;

export type PaletteSection = (typeof paletteSections)[number];

/** One thing the palette offers. */
export type PaletteEntry = Command & {
  readonly section: PaletteSection;
  /** Other words for it, such as the English name of a screen. */
  readonly aliases?: string | undefined;
  /** Somebody else found that it fits what was typed, and where it stands among its kind. */
  readonly isFound?: boolean;
  /** The company it belongs to, where that is not the open one. */
  readonly company?: {readonly id: string; readonly name: string};
  readonly run: () => void;
};
