/** The pictures that were rendered for this site, each with the SHA-256 of its file. */
export const RENDERED: Readonly<Record<string, string>> = {
  'about-van.jpg': '191f92f2ae9d955a2b299419b43152a88035c86e4a95fdba3b955582e07d6bd5',
  'broken-spring-replacement.jpg':
    'cec19c7923dc77ca116cf80c6c797f4f22be099350a86dad7920a731fc0e4441',
  'cable-repair-replacement.jpg':
    '0483d6f452715a39210be5106e3ebedd2477ade1813fffae8d1902e7bcf7835a',
  'fast-response-stuck-nonfunctioning-doors.jpg':
    '0331f9dae636140f9bdce0491867bba9a60e2fb05b3a4df39ed828659271abb7',
  'hero-areas.jpg': 'be3ac3a7c7aca393e884773ca68b22e71a3e3527db91bdf6079c016fdfa4ccf6',
  'hero-home.jpg': '9cbc2b48fcdec9f4e8635d6c6ee87d6c690ce8d0a767d83b071e31f90235e4a3',
  'hero-services.jpg': 'efece6d254799be1fa7be8eeb6561578bc3b598b7f6016dc86e778fdc9bf97a9',
  'new-garage-door-installations.jpg':
    '3340abb0d3e33455e81d71f1e8ebc1c1eccd948b6cba8511b30953b30cc28eee',
  'opener-repair-troubleshooting.jpg':
    '887633ba3d97289a4e692219c4c4acce0cc42b626be37541869679b026455af7',
  'panel-replacement.jpg': '8b75dde8ce50c2638c635f80e7a0833317836a02889a04b08fdd17f1fde626d4',
  'remote-keypad-programming.jpg':
    '5786ab9d01842200ae41d03d3d2b03a9118f0ef8a90b57ace84b084a97a79e2d',
  'replacement-of-old-or-damaged-doors.jpg':
    '90fe4367a16c15f60d4eb235b574b97e88469375daac275b404ba65b98c283e6',
  'roller-and-hinge-repair.jpg': 'cc34a45980fa44dc4f66547d33086f0456a0774d2e77e0851c7ce722995f9811',
  'track-alignment-repair.jpg': 'a8d13d0cbce549af40de14f70f09d78ec198203d992a2c1ff5a64a9b5b82f218',
};
