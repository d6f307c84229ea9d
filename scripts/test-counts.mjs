// Prints the counts of a test report as one line. Fails where a test failed, or none ran.
import { readFileSync } from 'node:fs';

/** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, success: boolean }} */
const report = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8') || '{ "numPassedTests": 0, "numFailedTests": 0 }',
);
const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = report.success && report.numPassedTests > 0 ? 0 : 1;
