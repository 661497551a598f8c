/** Of the suite: major when expectations change, minor when cases are added. */
export const SUITE_VERSION = '1.0.0';
