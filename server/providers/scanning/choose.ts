import {createClamdScanner} from './clamd/adapter.ts';
import type {ScanningConfig} from './config.ts';
import {embeddedScanner} from './embedded/adapter.ts';
import type {ScanningPort} from './port.ts';

/** The configured scanner: clamd, or the embedded one, which knows types and structure alone. */
export function chooseScanning({clamd}: ScanningConfig): ScanningPort {
  return clamd ? createClamdScanner(clamd) : embeddedScanner;
}
