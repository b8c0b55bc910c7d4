/**
 * Bytes of HTML that no page may exceed, compressed: some 3 kB above the heaviest. It tells of a page that
 * grows by a quarter, and stops no review, town or number.
 */
export const HTML_LIMIT = 18_000;
