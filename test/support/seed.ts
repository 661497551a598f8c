/** Properties are tried with the same values each time, so that what fails is what was changed; `FUZZ_SEED` looks further. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) });
