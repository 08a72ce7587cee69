import {signHmac, toleranceMs, verifyHmac} from '#tests/fakes/hmac-vendor.ts';
import {webhookKit} from '#tests/kits/webhook-kit.ts';

webhookKit('bank', {
  verify: verifyHmac,
  sign: signHmac,
  forge: (said, sentAtMs) => signHmac(said, sentAtMs, 'another key'),
  toleranceMs,
});
