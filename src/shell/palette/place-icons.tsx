import type {ReactNode} from 'react';
import {
  ArrowRight,
  Bookmark,
  Building2,
  CircleHelp,
  FileText,
  GitMerge,
  History,
  House,
  Import,
  Mail,
  Plus,
  Receipt,
  RotateCcw,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Upload,
  UserRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';

/** The last part of a path that says most about it, first fit wins. */
const icons: readonly (readonly [string, LucideIcon])[] = [
  ['conflicts', GitMerge],
  ['imports', Import],
  ['import', Upload],
  ['accounts', WalletCards],
  ['categories', Bookmark],
  ['receipts', Receipt],
  ['statements', FileText],
  ['add-company', Plus],
  ['dashboard', House],
  ['activity', History],
  ['preferences', Settings2],
  ['account', UserRound],
  ['security', ShieldCheck],
  ['start-over', RotateCcw],
  ['contact', Mail],
  ['faq', CircleHelp],
  ['teammates', Building2],
  [':companyId', SlidersHorizontal],
];

/** A small picture for a screen, by its path. */
export function placeIcon(path: string): ReactNode {
  const last = path.split('/').at(-1);
  const Icon = icons.find(([word]) => word === last)?.[1] ?? ArrowRight;
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}
