import type {FailureTexts} from './failures.es.ts';

export const failuresEn: FailureTexts = {
  'code.validation': 'Check what you entered: something is not valid.',
  'code.unauthorized': 'Sign in to continue.',
  'code.forbidden': 'You are not allowed to do this.',
  'code.not-found': 'It no longer exists.',
  'code.conflict': 'Someone changed it in the meantime. Refresh and try again.',
  'code.too-large': 'It is too large.',
  'code.outdated': 'This version of Faro can no longer be used. Refresh the page.',
  'code.rate-limited': 'Too many attempts. Wait {{waitSeconds}} s and try again.',
  'code.offline': 'No connection to the server. Check your internet and try again.',
  'code.provider-down': 'An outside service is not answering. Try again in a few minutes.',
  'code.unexpected': "We're sorry, an error occurred. Please try again later.",
  'reason.account.admin-only': 'Only an administrator can do this.',
  'reason.account.busy': 'Many people are signing in right now. Wait {{waitSeconds}} s and try again.',
  'reason.account.email-invalid': 'Email is incorrect.',
  'reason.account.blocked': 'Your account is blocked. Write to us to reactivate it.',
  'reason.account.name-invalid': 'Enter a name in letters, without digits or symbols.',
  'reason.account.not-acting': 'This only works while you see Faro as somebody else.',
  'reason.account.not-for-admins': 'This belongs to users: an administrator account cannot do it.',
  'reason.account.not-while-acting': 'While you see Faro as somebody else you cannot change their account.',
  'reason.account.proof-needed': 'First confirm that it is you.',
  'reason.account.second-factor-needed': 'First turn on two-step verification under Security.',
  'reason.account.sign-in-required': 'Sign in to continue.',
  'reason.company.dissolved':
    'This company is dissolved: nothing of it can be changed any more. What you entered is still here and can be downloaded.',
  'reason.device.broken':
    'Not saved: the browser could not write to this device. What you entered is still on screen; try again.',
  'reason.device.full':
    'Not saved: this device is out of space. What you entered is still on screen; free up space and try again.',
  'reason.request.foreign-origin': 'The request did not come from Faro, so it was not served.',
  'reason.request.invalid-field': 'Check what you entered: something is not valid.',
  'reason.request.malformed': 'The server did not understand the request. Refresh the page.',
  'reason.request.no-auth-token': 'Your session changed in another tab. Refresh the page.',
  'reason.request.too-large': 'What you sent is over the limit.',
  'reason.request.too-many': 'Too many attempts. Wait {{waitSeconds}} s and try again.',
  'reason.server.database-down': 'The server cannot save right now. Your changes are still on this device.',
  'reason.server.disk-full':
    'The server has no room at the moment. Your changes are still on this device and will be sent later.',
  'reason.space.rows-full':
    'Not saved on the server: there is no room for more records. Delete some or, if it is a company’s, move to a plan with more room, then send it again.',
  'reason.sync.conflict': 'Someone else changed the same thing in the meantime.',
  'reason.sync.copied-profile':
    'This browser is a copy of another. Faro will give it a new identity and send your changes again.',
  'reason.sync.field-not-writable': 'That value cannot be changed.',
  'reason.sync.gap': 'The server expects an earlier change. Faro will send it again.',
  'reason.sync.invalid-value': 'The value is not valid.',
  'reason.sync.missing-reference': 'It refers to something that no longer exists in this company.',
  'reason.sync.newer-wire-version':
    'The server is being updated. Your changes are on this device and will be sent afterwards.',
  'reason.sync.no-access': 'You no longer have access to this company.',
  'reason.sync.no-longer-permitted': 'You no longer have access to this company. What you typed is still here.',
  'reason.company.plan-lapsed':
    'This company’s plan has ended: this can be read and exported, but not changed until it is renewed.',
  'reason.sync.not-permitted': 'Your role in this company does not allow this change.',
  'reason.sync.old-wire-version': 'This version of Faro can no longer sync. Refresh the page: your changes stay here.',
  'reason.sync.other-epoch': 'The server’s data was put back from a backup. Faro will send your changes again.',
  'reason.sync.other-user': "The session is another person's. Sign in with your account to send these changes.",
  'reason.sync.row-deleted': 'Someone deleted it in the meantime.',
  'reason.sync.row-missing': 'It no longer exists on the server.',
  'reason.sync.too-many-devices':
    'You have sent from too many devices in the last 30 days. What is on this one will be sent later: nothing is lost.',
  'reason.sync.too-much-today':
    'Your account has saved too many records today. The rest will be sent by itself in some hours.',
};
