import type {FrameText} from './es.ts';

export const en: FrameText = {
  'acting.label': 'Seeing as somebody else',
  'acting.seeing': 'You are seeing Faro as {{name}}',
  'acting.until': 'until {{time}}',
  'acting.leave': 'Leave',
  'acting.leaveAnyway': 'Leave and lose them',
  'acting.unsentTitle_one': '{{count}} unsent change will be lost',
  'acting.unsentTitle_other': '{{count}} unsent changes will be lost',
  'acting.unsentText': 'Leaving deletes from this device what you saw as that person. You can export a copy first.',
  'blocked.title': 'Account blocked',
  'blocked.paymentTitle': 'Your payment has expired',
  'blocked.paymentText':
    'Your account is on hold because we did not receive the payment for your plan. Write to us to settle it: your account is back as soon as it is recorded.',
  'blocked.popupTitle': 'Payment expired',
  'blocked.popupText':
    'Your account is on hold until the payment for your plan is settled. Write to us and we will sort it out.',
  'blocked.popupHold': 'Keep open',
  'blocked.popupRelease': 'Let it close',
  'blocked.adminTitle': 'Your account is blocked',
  'blocked.adminText': 'Our team blocked this account. Write to us to learn why and how to reactivate it.',
  'blocked.kept': 'What you wrote down is still saved on this device.',
  'blocked.keptHere':
    'You signed in as {{email}}. What is on this device is kept, and is not sent until your account is back.',
  'blocked.contact': 'Write to us',
  'blocked.checkAgain': 'I settled it: check again',
  'blocked.stampAlt': 'A stamp with a lighthouse lighting a coast drawn in lines',
};
