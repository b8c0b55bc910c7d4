import cms from '@sveltia/cms';
import { changedFile, fieldsOfFile } from './content-file.ts';

/** The screen would write each file anew, without comments: it hands us the one it read as well. */
const kept = {
  fromFile: (trimmed: string) => ({ ...fieldsOfFile(`${trimmed}\n`), asRead: `${trimmed}\n` }),
  toFile: ({ asRead = '---\n---\n', ...values }: Record<string, unknown>) =>
    changedFile(String(asRead), values),
};
cms.registerCustomFormat('kept-frontmatter', 'md', kept);
cms.registerCustomFormat('kept-yaml', 'yml', kept);
/** Runs in the browser: the screen reads its configuration and draws itself. */
void cms.init();
