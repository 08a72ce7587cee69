import {useEffect, useRef, useState} from 'react';

/** How long somebody has stopped typing before the server is asked, in milliseconds. */
const pauseMs = 250;

/**
 * What is typed: asked for once the typing stops.
 *
 * @param asked what the address asks for; where it changes by itself, as by Back, the field follows.
 */
export function useSearchWords(
  asked: string,
  ask: (words: string) => void,
): {typed: string; type: (words: string) => void} {
  const [typed, type] = useState(asked);
  const own = useRef(asked);
  useEffect(() => {
    if (asked === own.current) return;
    own.current = asked;
    type(asked);
  }, [asked]);
  useEffect(() => {
    const words = typed.trim();
    if (words === own.current) return undefined;
    const timer = setTimeout(() => {
      own.current = words;
      ask(words);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  return {typed, type};
}
