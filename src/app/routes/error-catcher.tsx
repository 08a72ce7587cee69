import {Component, type ReactNode} from 'react';
import {RouteError} from './route-error.tsx';
import {forgetFailures} from './screens.ts';
import type {Language} from '#src/i18n/languages.ts';

type ErrorCatcherProps = {
  language: Language;
  isSignedIn: boolean;
  /** A navigation gives the new screen its chance. */
  place: string;
  children: ReactNode;
};

type Caught = {error: unknown; place: string} | null;

/** The edge at which a screen's bug stops. React knows no other form for it than a class. Source: house.md H8. */
export class ErrorCatcher extends Component<ErrorCatcherProps, {caught: Caught}> {
  override state: {caught: Caught} = {caught: null};

  override componentDidCatch(error: unknown): void {
    this.setState({caught: {error, place: this.props.place}});
    // Whoever comes back to this screen gives it another chance.
    forgetFailures();
  }

  static getDerivedStateFromError(error: unknown): {caught: Caught} {
    return {caught: {error, place: location.pathname}};
  }

  override render(): ReactNode {
    const {caught} = this.state;
    if (caught && caught.place === this.props.place)
      return <RouteError error={caught.error} language={this.props.language} isSignedIn={this.props.isSignedIn} />;
    return this.props.children;
  }
}
