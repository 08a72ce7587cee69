import type {judgePassword} from '#contract/account/judge-password.ts';

/** Fetches what passwords are judged by, kept for offline like all code: 100 kB compressed. Null where it cannot be had. */
export async function loadJudge(): Promise<typeof judgePassword | null> {
  try {
    return (await import('#contract/account/judge-password.ts')).judgePassword;
  } catch {
    // The server judges them as well.
    return null;
  }
}
