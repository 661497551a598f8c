/** What goes over the wire: whether a meeple lies down, protected. */
import Type from 'typebox';

export const peasantRevoltsWire = {
  figure: { protected: Type.Boolean({ description: 'it lies down, and revolts do not take it' }) },
};
