/**
 * Milliseconds that this thread has computed so far. The clock on the wall would count other programs
 * too, and a busy machine would fail a test of speed.
 */
export function computingTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
