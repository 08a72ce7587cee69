/** How long this process has worked so far, in milliseconds: unlike the clock, it stands still while other programs have the machine. */
export function cpuMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1_000;
}
