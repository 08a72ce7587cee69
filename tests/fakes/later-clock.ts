// Loaded before a server's own code (`node --import`): its clock is `CLOCK_AHEAD_MS` ahead of the machine's.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const now = Date.now;
Date.now = () => now() + aheadMs;
