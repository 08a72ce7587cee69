import {isPersonName, isPlausibleEmail, unmetPasswordRules} from '#contract/account/rules.ts';

/** What is typed to sign in. */
export type SignInFields = {email: string; password: string};

/** What is typed to register. */
export type AccountFields = SignInFields & {firstName: string; lastName: string; repeated: string};

/** What is typed to set a new password. */
export type NewPasswordFields = {newPassword: string; repeated: string};

/** What may be wrong with a field: the key of what to say about it, in the texts of `account` where it names no others. */
export const fieldReasons = [
  'common:required',
  'emailInvalid',
  'passwordWeak',
  'passwordsDiffer',
  'firstNameInvalid',
  'lastNameInvalid',
  'account/reset:codeInvalid',
  'account/own:phoneInvalid',
] as const;

type FieldReason = (typeof fieldReasons)[number];

/** Which field is wrong and why. */
export type FieldProblem<Field extends string = keyof AccountFields> = {field: Field; reason: FieldReason};

/** What is wrong with one field that must be filled in. Source: S5.03. */
function checkField<Field extends string>(
  [field, typed]: readonly [Field, string],
  reason: FieldReason,
  isRight: (typed: string) => boolean,
): FieldProblem<Field>[] {
  if (typed === '') return [{field, reason: 'common:required'}];
  return isRight(typed) ? [] : [{field, reason}];
}

/** What is wrong with an e-mail. Source: S5.02, S8.02. */
export function checkEmail({email}: {email: string}): FieldProblem<'email'>[] {
  return checkField(['email', email.trim()], 'emailInvalid', isPlausibleEmail);
}

/** What is wrong with the names. Source: S5.04. */
export function checkNames(fields: {firstName: string; lastName: string}): FieldProblem<'firstName' | 'lastName'>[] {
  return [
    ...checkField(['firstName', fields.firstName.trim()], 'firstNameInvalid', isPersonName),
    ...checkField(['lastName', fields.lastName.trim()], 'lastNameInvalid', isPersonName),
  ];
}

/** What is wrong with a password that was good once: only that there is none. */
export function checkKnownPassword({password}: {password: string}): FieldProblem<'password'>[] {
  return checkField(['password', password], 'passwordWeak', () => true);
}

/** What keeps one from signing in, in the order of the form. */
export function checkSignIn(fields: SignInFields): FieldProblem<'email' | 'password'>[] {
  return [...checkEmail(fields), ...checkKnownPassword(fields)];
}

/** What is wrong with a new password and its repetition. Source: S5.01, S8.04. */
function checkRepeated<Field extends string>(
  field: readonly [Field, string],
  repeated: string,
): FieldProblem<Field | 'repeated'>[] {
  return [
    ...checkField(field, 'passwordWeak', (typed) => unmetPasswordRules(typed).length === 0),
    ...checkField(['repeated', repeated], 'passwordsDiffer', (typed) => typed === field[1]),
  ];
}

/** What keeps one from registering, in the order of the form. Source: S5.01 to S5.04. */
export function checkRegistration(fields: AccountFields): FieldProblem[] {
  return [
    ...checkNames(fields),
    ...checkEmail(fields),
    ...checkRepeated(['password', fields.password], fields.repeated),
  ];
}

/** What is wrong with a new password of somebody who has an account. Source: S5.01, S8.04. */
export function checkNewPassword(fields: NewPasswordFields): FieldProblem<keyof NewPasswordFields>[] {
  return checkRepeated(['newPassword', fields.newPassword], fields.repeated);
}

/** What keeps one from setting a new password by a code, in the order of the form. Source: S5.06. */
export function checkReset(
  fields: NewPasswordFields & {email: string; code: string},
): FieldProblem<keyof NewPasswordFields | 'email' | 'code'>[] {
  const code = fields.code.replaceAll(/[\s-]/g, '');
  return [
    ...checkEmail(fields),
    ...checkField(['code', code], 'account/reset:codeInvalid', (typed) => /^\d{6}$/.test(typed)),
    ...checkNewPassword(fields),
  ];
}
