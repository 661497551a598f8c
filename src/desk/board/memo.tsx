/** A component that is drawn anew only when what it is given has changed. */
import { Component, type ComponentChildren, type FunctionComponent } from 'preact';

export function memo<P extends object>(inner: (props: P) => ComponentChildren): FunctionComponent<P> {
  const Inner = inner as FunctionComponent<P>;
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([key, value]) => before[key] !== value);
    }
    override render(): ComponentChildren {
      return <Inner {...(this.props as P)} />;
    }
  }
  return (props: P) => <Memo {...props} />;
}
