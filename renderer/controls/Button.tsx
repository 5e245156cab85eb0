import type { ComponentProps } from 'react';
import { Words } from '../texts/Words';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * primary: the one main action of a screen; secondary: any other; quiet: inside a row or a line; danger: an action that cannot be undone.
   */
  readonly look: 'primary' | 'secondary' | 'quiet' | 'danger';
}

/** A button, at least 250 wide and 44 high unless it is a quiet one. */
export function Button({ look, type = 'button', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={`button button-${look} ${className}`.trim()} {...rest}>
      {typeof children === 'string' ? <Words text={children} /> : children}
    </button>
  );
}
