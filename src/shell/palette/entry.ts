import type {Command} from '#src/ui/overlays/command-list.tsx';

/** The kinds of things the palette offers, in the order in which they stand when nothing says which fits better. */
export const paletteSections = [
  'recent',
  'found',
  'acts',
  'drafts',
  'companies',
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
  readonly run: () => void;
};
