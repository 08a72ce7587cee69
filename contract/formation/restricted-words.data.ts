/** Why states keep a word for others. */
export type WordKeeper =
  | 'banking'
  | 'insurance'
  | 'education'
  | 'government'
  | 'trust'
  | 'licensed-profession'
  | 'cooperative'
  | 'olympic'
  | 'veterans';

/**
 * Words that states keep for others, in the forms in which they stand in names. `refused`: by practically every state, of whoever has no licence
 * or charter; the others depend on the state, or on a licence that can still be shown.
 * Sources: corpnet.com, "Business Name Restrictions" (12 February 2024); Tex. Fin. Code § 31.005; Tex. Educ. Code § 61.313;
 * Tex. Bus. Orgs. Code §§ 5.061, 5.062; 18 U.S.C. § 709; 36 U.S.C. § 220506.
 */
export const restrictedWords: {
  readonly checkedOn: string;
  readonly lists: readonly {
    readonly keeper: WordKeeper;
    readonly isRefused: boolean;
    readonly words: readonly string[];
  }[];
} = {
  checkedOn: '2026-11-23',
  lists: [
    {
      keeper: 'banking',
      isRefused: true,
      words: ['bank', 'banks', 'banker', 'bankers', 'banking', 'bancorp', 'banc', 'banco', 'credit union'],
    },
    {
      keeper: 'insurance',
      isRefused: true,
      words: ['insurance', 'insurer', 'insurers', 'reinsurance', 'assurance', 'surety', 'bail bonds'],
    },
    {keeper: 'education', isRefused: true, words: ['university', 'universities']},
    {
      keeper: 'government',
      isRefused: true,
      words: [
        'fbi', 'cia', 'irs', 'federal', 'federal reserve', 'united states', 'state department', 'treasury', 'secret service',
      ],
    },
    {keeper: 'trust', isRefused: false, words: ['trust', 'trustee', 'trusts', 'fiduciary', 'mortgage', 'savings', 'loan']},
    {keeper: 'education', isRefused: false, words: ['college', 'seminary', 'academy', 'school']},
    {
      keeper: 'licensed-profession',
      isRefused: false,
      words: [
        'attorney', 'attorneys', 'lawyer', 'lawyers', 'law', 'doctor', 'doctors', 'physician', 'medical', 'dental', 'dentist',
        'pharmacy', 'engineer', 'engineers', 'engineering', 'architect', 'architects', 'architecture', 'surveyor', 'cpa',
        'accountant', 'accountants', 'realtor',
      ],
    },
    {keeper: 'cooperative', isRefused: false, words: ['cooperative', 'co-op', 'coop']},
    // The same in the languages of those who found companies here: states read them too, some of them only later.
    {keeper: 'banking', isRefused: false, words: ['banca', 'bancario', 'bancaria', 'bancarios', 'bancarias']},
    {keeper: 'insurance', isRefused: false, words: ['seguro', 'seguros', 'aseguradora', 'seguradora']},
    {
      keeper: 'education',
      isRefused: false,
      words: ['universidad', 'universidades', 'universidade', 'colegio', 'academia', 'escuela', 'escola'],
    },
    {keeper: 'trust', isRefused: false, words: ['fideicomiso', 'hipoteca', 'hipotecas']},
    {
      keeper: 'licensed-profession',
      isRefused: false,
      words: [
        'abogado', 'abogados', 'advogado', 'advogados', 'médico', 'médicos', 'ingeniero', 'ingenieros', 'ingeniería',
        'engenharia', 'arquitecto', 'arquitectos', 'arquitetos', 'contador', 'contadores',
      ],
    },
    {keeper: 'cooperative', isRefused: false, words: ['cooperativa', 'cooperativas']},
    {keeper: 'olympic', isRefused: false, words: ['olympic', 'olympics', 'olympiad', 'paralympic', 'paralympics']},
    {keeper: 'veterans', isRefused: false, words: ['veteran', 'veterans', 'legion']},
  ],
};
