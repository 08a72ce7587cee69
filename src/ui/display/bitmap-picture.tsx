import {useEffect, useRef} from 'react';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './thumbnail.module.css';

/** A picture that was made on this device, as wide as there is room; `label` says what is in it. */
export function BitmapPicture({picture, label}: {readonly picture: ImageBitmap; readonly label: string}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const {current} = canvas;
    if (!current) return;
    Object.assign(current, {width: picture.width, height: picture.height});
    current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas ref={canvas} className={joinClasses(styles['thumbnail'], styles['whole'])} role="img" aria-label={label} />
  );
}
