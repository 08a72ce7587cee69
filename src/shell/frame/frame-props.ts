import type {ReactNode} from 'react';

/** What stands in a frame, and the path of the place that it belongs to, if it is an inner screen. */
export type FrameProps = {readonly below?: string | undefined; readonly children: ReactNode};
