import { inject } from 'vitest';

// What tests share is imported by processes, too, that no test runs in.
process.env.POSTGRES_OF_TESTS = inject('postgres');
