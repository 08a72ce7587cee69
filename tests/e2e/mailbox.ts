import {expect} from '@playwright/test';

/** Waits for the newest mail to somebody in the development mailbox, and reads it as text. */
export async function readNewestMail(productUrl: string, to: string, subject: string): Promise<string> {
  const mailbox = `${productUrl}/dev/mailbox`;
  const findPath = async () => {
    const list = await (await fetch(mailbox)).text();
    const newest = list.split('<tr>').find((row) => row.includes(`<td>${to}</td>`) && row.includes(subject));
    return newest?.match(/href="([^"]+)"/)?.[1] ?? '';
  };
  await expect.poll(findPath, {timeout: 60_000}).not.toBe('');
  return (await fetch(productUrl + (await findPath()))).text();
}
