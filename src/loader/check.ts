/** The command `npm run check:content`: all mistakes of the content; `--publish` refuses what is made up, too. */
import { contentMistakes } from './mistakes.ts';

const mistakes = await contentMistakes({
  publish: process.argv.includes('--publish'),
});
console.log(mistakes.join('\n') || 'The content has no mistakes.');
process.exitCode = mistakes.length > 0 ? 1 : 0;
