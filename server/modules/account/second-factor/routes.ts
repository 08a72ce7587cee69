import {mountAll, type ApiServer} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import * as own from './own-factor.ts';
import {proveAgain, startProofPasskey} from './prove-again.ts';
import {askForFactorReset, proveSecondFactor, startSignInPasskey} from './sign-in-second.ts';

/** Mounts what has to do with the second factor. */
export function addSecondFactorRoutes(server: ApiServer, parts: AccountParts): void {
  mountAll(server, parts, [
    proveSecondFactor,
    startSignInPasskey,
    askForFactorReset,
    own.readSecondFactor,
    own.beginTotp,
    own.confirmTotp,
    own.removeTotp,
    own.startPasskey,
    own.addPasskey,
    own.removePasskey,
    own.makeRecoveryCodes,
    proveAgain,
    startProofPasskey,
  ]);
}
