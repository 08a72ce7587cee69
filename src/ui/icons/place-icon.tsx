import {
  ArrowRight,
  Bookmark,
  Building2,
  CircleHelp,
  CreditCard,
  FileText,
  GitMerge,
  Globe,
  History,
  House,
  Import,
  Landmark,
  Mail,
  MailX,
  Plus,
  Receipt,
  ReceiptText,
  Repeat,
  RotateCcw,
  ScrollText,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Upload,
  UserRound,
  Users,
  WalletCards,
  Webhook,
} from 'lucide-react';

const icons = {
  arrow: ArrowRight,
  bank: Landmark,
  bookmark: Bookmark,
  building: Building2,
  card: CreditCard,
  document: FileText,
  globe: Globe,
  help: CircleHelp,
  history: History,
  house: House,
  import: Import,
  invoice: ReceiptText,
  mail: Mail,
  'mail-failed': MailX,
  merge: GitMerge,
  people: Users,
  person: UserRound,
  plus: Plus,
  receipt: Receipt,
  repeat: Repeat,
  'start-over': RotateCcw,
  report: ScrollText,
  settings: Settings2,
  shield: ShieldCheck,
  sliders: SlidersHorizontal,
  upload: Upload,
  vendor: Webhook,
  wallet: WalletCards,
} as const;

export type PlaceIconName = keyof typeof icons;

/** The picture of a screen, in the menu and wherever else it is named. */
export function PlaceIcon({name}: {readonly name: PlaceIconName}) {
  const Icon = icons[name];
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}
