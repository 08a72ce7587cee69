import type {AgreementsText} from './es.ts';

/** The agreements' texts in English. */
export const en: AgreementsText = {
  title: 'Company agreement',
  'title.operating-agreement': 'Operating agreement',
  'title.bylaws': 'Bylaws',
  'lead.operating-agreement':
    'It says who owns {{company}}, who decides and how profits are shared. We wrote it from your answers; banks ask for it and it protects the owners.',
  'lead.bylaws':
    'They say how {{company}} is run: shareholders, directors and officers. We wrote them from your answers; banks and investors ask for them.',
  inEnglish: 'The text below is what counts. Beside each article we explain in plain words what it says.',
  means: 'What it means',
  tableOf: 'Who has which part',
  signatures: 'Signatures',
  byRepresentative: 'by its representative',
  signsHere: 'Signed here',
  signsOnPaper: 'Signs the PDF',
  signedHere: 'Signed on {{when}}',
  others_one: 'One more signature is needed: download the PDF and have it signed. Keep that copy.',
  others_other: '{{count}} more signatures are needed: download the PDF and have it signed. Keep that copy.',
  download: 'Download PDF',
  downloading: 'Preparing the PDF',
  missingCharacters_one: 'The PDF cannot draw one character of a name; in its text it is complete.',
  missingCharacters_other: 'The PDF cannot draw {{count}} characters of the names; in its text they are complete.',
  sign: 'Sign',
  signTitle: 'Your signature',
  signLead: 'You sign for {{party}}.',
  signedFor: 'For whom you sign',
  name: 'Your full name',
  nameHint: 'As the document names you: {{party}}.',
  nameHintOther: 'Your own, as in your passport: you sign as its representative.',
  nameOther: 'Sign with your first and last name, as the document has them: {{party}}. Accents do not matter.',
  offline:
    'Signing needs a connection. You can read and download it now; your signature waits here until the network is back.',
  acting: 'Nobody signs for another person: only its owner can.',
  ownerOnly: 'Only the owner of the company can sign it. You can read and download it.',
  signedTitle: 'Signed',
  signedInPart_one: 'Signed by {{who}} · 1 signature on paper is missing',
  signedInPart_other: 'Signed by {{who}} · {{count}} signatures on paper are missing',
  you: 'you',
  signedText: 'We keep the signature and the exact text that was signed.',
  signedBy: 'Signed by',
  signedAt: 'Date and time',
  signedVersion: 'Version of the text',
  signedHash: 'Fingerprint of the text (SHA-256)',
  signedStatement: 'What was agreed to',
  evidence: 'Download the evidence',
  changedTitle: 'The text has changed since you signed',
  changedText:
    'Details of the company or its partners have changed. Read the new text and sign it; the one you signed before is kept.',
  earlier: 'Earlier signatures',
  openEarlier: 'Download what was signed on {{when}}',
  emptyTitle: 'There is nothing to sign here',
  emptyText:
    'We write this document for companies that we form. One that existed before keeps its own; without a state or with shares that are not complete there is no text yet.',
  missingTitle: 'This company is not in your account',
  missingText: 'You may no longer work on it, or the address is not right.',
  back: 'Back to home',
  file: 'agreement',
  evidenceFile: 'evidence',
  'means.company':
    'The LLC is born in its state, with its name, and is a person apart from its owners: what it owns and owes is its own.',
  'means.members-sole': 'The company is all yours. Nobody joins unless you accept it in writing.',
  'means.members': 'Who the members are and which part each has. Somebody else joins only if all agree.',
  'means.capital': 'What each puts in is written in the books. Nobody has to add more, or can take it back at will.',
  'means.profits-sole': 'The profits are yours. You can take them out as long as the company can pay what it owes.',
  'means.profits': 'Profits, losses and payouts go by each member’s part, and to all at the same time.',
  'means.management-sole': 'You decide and sign for the company; you can give powers to others and take them back.',
  'means.management-members':
    'Members decide by majority of their parts. The weightiest things, such as selling the company or changing this agreement, need everybody.',
  'means.management-managers':
    'The managers named here run it. Members can replace them, and decide the weightiest things.',
  'means.liability':
    'What you own stays apart: nobody answers for the company’s debts only for being a member or running it.',
  'means.records':
    'Bank accounts of its own, orderly books, a fiscal year from January to December, and how it is taxed.',
  'means.transfers-sole': 'You can sell or give your part. If you are gone, the company goes on with your successor.',
  'means.transfers':
    'Nobody sells to an outsider without the others’ yes, and they may buy first. If a member is gone, the company goes on.',
  'means.dissolution': 'How the company is closed: debts are paid, and what is left belongs to the members.',
  'means.general': 'Which law governs it, how it is changed, and that an electronic signature counts as one on paper.',
  'means.offices': 'Where the corporation has its office and who receives its legal notices.',
  'means.shares':
    'How many shares it may issue, who receives the first ones, and how they are recorded and transferred.',
  'means.shareholders': 'How shareholders meet and vote: one share, one vote; also remotely or in writing.',
  'means.directors':
    'Who directs, how they are elected and removed, and how they decide. Whoever has an interest of their own must say so.',
  'means.officers':
    'President, secretary and treasurer: the board appoints them, and one person may hold several offices.',
  'means.indemnity':
    'Shareholders risk only what they paid for their shares. The corporation protects whoever directs it in good faith.',
  'means.accounts': 'Accounts of its own, books, dividends and a fiscal year from January to December.',
  'means.bylaws-general':
    'What prevails where papers differ, how the bylaws are changed, and that an electronic signature counts as one on paper.',
};
