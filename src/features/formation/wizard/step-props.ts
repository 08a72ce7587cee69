import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {StepFieldsProps} from '#src/data/wizard/wizard.tsx';

/** What the fields of each step are given. */
export type StepProps = StepFieldsProps<CompanyDraft>;
