// React's development build notes for its tools who made each element and when each component rendered: a fifth of what the screens' tests cost,
// and none of them reads it. Its warnings stay.

// React looks for these as it is read.
for (const name of ['timeStamp', 'createTask']) Reflect.deleteProperty(console, name);
const React = await import('react');

/** React stops noting the makers of elements above ten thousand in a second; here it counts as if it always were. */
const counted = 'recentlyCreatedOwnerStacks';

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !(counted in internals))
  throw new Error('React counts the makers of elements in another way: see what makes the tests slow.');
Object.defineProperty(internals, counted, {get: () => Number.MAX_SAFE_INTEGER, set: () => {}});
