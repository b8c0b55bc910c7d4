/** The least that a service needs: no place, no icon, no picture, no chip. */
export const SERVICE = `---
title: Door Painting
description: We paint wood and steel garage doors on all faces, so that water stays out of them.
fullDescription: >-
  Garage door painting for homeowners in Bergen County. We clean the door, mend what has gone soft,
  and paint each face and edge, the bottom edge above all, since water enters there first. Steel
  doors get a primer that holds on metal. Wood doors get time to dry between the coats. Paint has
  weight, so we test the balance of the door when it is dry and set the springs where that is
  needed. You choose the color, and we say beforehand which colors a door in the sun can carry.
features:
  - Door cleaned and sanded
  - Soft spots filled
  - Primer that fits the door
  - Two coats on every face
  - Balance tested afterward
price: Starting at $300
---

## When a door wants paint

Look at the bottom edge first.
`;

/** A town outside the outlines of the map, beside one that does not name it. */
export const TOWN = `---
name: Nyack
title: Garage Door Service in Nyack, NY
description: Door repair for the old houses on the hill and the newer ones by the river, up the road from us.
neighborhoods:
  - Broadway
  - Main Street
  - Piermont Avenue
  - Gedney Street
responseTime: 35-50 min
coverage: Full service area
zips:
  - '10960'
location:
  latitude: 41.0907
  longitude: -73.9179
neighbors:
  - tenafly
facts:
  - id: river
    kind: water
    text: The village lies on the Hudson River.
    source: A map
---

## Houses on the hill

Some garages here stand below the house.
`;

export const REVIEW = `---
name: Ann B.
rating: 4
text: They painted the door in two days and tested it twice before they left.
location: Nyack
service: door-painting
sample: true
---
`;
