import {useEffect, useState} from 'react';

/** A value that has not changed for so long is settled. */
const quietMs = 300;

/** The value once it has stopped changing; until then the one before. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
