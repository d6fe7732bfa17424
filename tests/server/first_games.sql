BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	game VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	at DOUBLE NOT NULL,
	kind VARCHAR(16) NOT NULL,
	seat SMALLINT,
	data TEXT NOT NULL,
	PRIMARY KEY (game, number)
);
INSERT INTO "events" VALUES('79ykxdc44e82ekcb',1,1700000000.0,'created',NULL,'{"rules":1,"settings":{"edition":"tiles-nl","seats":[{"kind":"here","name":"Ann","bot":null},{"kind":"here","name":"Bob","bot":null}],"seniority":null,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"absence":"bot","grace":120.0,"substitute":"greedy","spectators":"link","open":false,"start":"full"},"seed":"21a061ff6020471708df8adefa48db3bfff52e9612158dd399dd3d469eb5e5b2","host":"6ec5d44083d35c40b929eca968a6c6daba6f8b0bb91a5cd4a7f0ffcda36d6b22","watch":"67ffbc14e8e104f063f0b9b0bd37fb48d1f9fd584f39a181e054212afd064873","seats":[{"name":"Ann","bot":null,"token":"ab702f823b0e2a059d71c4a3f07088219b5a0a8ea4a4808ccd284fc02259befb","invite":null,"entropy":"c0ffee"},{"name":"Bob","bot":null,"token":"815d29ac6939569a37a3bb217e98543500309710f920cfb08e81d38db34ac3da","invite":null,"entropy":null}],"given":true}');
INSERT INTO "events" VALUES('79ykxdc44e82ekcb',2,1700000000.0,'started',NULL,'{"seniority":[0,1]}');
INSERT INTO "events" VALUES('79ykxdc44e82ekcb',3,1700000000.0,'played',0,'{"action":{"play":[["Gc",0,0],["Gx",1,0],["Gd",2,0]]},"by":"person","answers":2}');
INSERT INTO "events" VALUES('79ykxdc44e82ekcb',4,1700000000.0,'played',1,'{"action":{"play":[["Rc",0,1],["Gc",1,1]]},"by":"person","answers":3}');
INSERT INTO "events" VALUES('79ykxdc44e82ekcb',5,1700000000.0,'played',0,'{"action":{"play":[["Rd",2,-1],["Rt",3,-1],["Rx",4,-1]]},"by":"person","answers":4}');
INSERT INTO "events" VALUES('c6r993kuth52u9kr',1,1700000000.0,'created',NULL,'{"rules":1,"settings":{"edition":"tiles-nl","seats":[{"kind":"here","name":"Ann","bot":null},{"kind":"link","name":"Bob","bot":null}],"seniority":null,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"absence":"bot","grace":120.0,"substitute":"greedy","spectators":"link","open":false,"start":"full"},"seed":"4e71d0902634f4cef535a7e077ee5f5816f793206c8f538039244e0b588d8f84","host":"1fa365707e9cbbd8c77058c118c5c45a03386be7ecfaa495d3e225d4562dbb3f","watch":"d38c46e7f0925b4388e87e27231504b1d05c366c61db944a53a2db3f529e5712","seats":[{"name":"Ann","bot":null,"token":"fb6ed617015f56e549100edecca818fc8d31a8ab6ee316eb958fe0de5e8f6ab4","invite":null,"entropy":"c0ffee"},{"name":"Bob","bot":null,"token":null,"invite":"dd70f00b1453d67536b63d74a8d091fe98f2a9a6f870da67c6c098df3fdcec2c","entropy":null}],"given":true}');
INSERT INTO "events" VALUES('exaxh2tu5arswhsn',1,1700000000.0,'created',NULL,'{"rules":1,"settings":{"edition":"tiles-nl","seats":[{"kind":"here","name":"Ann","bot":null},{"kind":"bot","name":"","bot":"greedy"}],"seniority":null,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"absence":"bot","grace":120.0,"substitute":"greedy","spectators":"link","open":false,"start":"full"},"seed":"028cd36a4b3a4cd72826738f3fe87687db86975624b2b5a56a873a609f6e20e6","host":"c19059b565265db8a2fc1a066926836b959040b6f13ec69df36ba9b79b5e4c01","watch":"3ed0ee7eb1c7d5a19aa99a5a9cb52d280c6e2e0ed410def9d45aaf35e337e722","seats":[{"name":"Ann","bot":null,"token":"c1e619fce284162120ff028c06862cbb6ed58b89544c3d46d4218adf50eafa74","invite":null,"entropy":null},{"name":"greedy","bot":"greedy","token":null,"invite":null,"entropy":null}],"given":true}');
INSERT INTO "events" VALUES('exaxh2tu5arswhsn',2,1700000000.0,'started',NULL,'{"seniority":[1,0]}');
INSERT INTO "events" VALUES('exaxh2tu5arswhsn',3,1700000000.0,'stopped',0,'{}');
CREATE TABLE games (
	game VARCHAR(32) NOT NULL,
	created DOUBLE NOT NULL,
	rules INTEGER NOT NULL,
	status VARCHAR(16) NOT NULL,
	open BOOLEAN NOT NULL,
	spectators VARCHAR(8) NOT NULL,
	due DOUBLE,
	bot BOOLEAN NOT NULL,
	listing TEXT NOT NULL,
	PRIMARY KEY (game)
);
INSERT INTO "games" VALUES('79ykxdc44e82ekcb',1700000000.0,1,'playing',0,'link',NULL,0,'{"game":"79ykxdc44e82ekcb","edition":"tiles-nl","kind":"tiles","status":"playing","created":1700000000.0,"open":false,"spectators":"link","clock":{"kind":"none","seconds":0.0,"increment":0.0},"seats":[{"name":"Ann","bot":null,"taken":true},{"name":"Bob","bot":null,"taken":true}]}');
INSERT INTO "games" VALUES('c6r993kuth52u9kr',1700000000.0,1,'lobby',0,'link',NULL,0,'{"game":"c6r993kuth52u9kr","edition":"tiles-nl","kind":"tiles","status":"lobby","created":1700000000.0,"open":false,"spectators":"link","clock":{"kind":"none","seconds":0.0,"increment":0.0},"seats":[{"name":"Ann","bot":null,"taken":true},{"name":"Bob","bot":null,"taken":false}]}');
INSERT INTO "games" VALUES('exaxh2tu5arswhsn',1700000000.0,1,'resigned',0,'link',NULL,0,'{"game":"exaxh2tu5arswhsn","edition":"tiles-nl","kind":"tiles","status":"resigned","created":1700000000.0,"open":false,"spectators":"link","clock":{"kind":"none","seconds":0.0,"increment":0.0},"seats":[{"name":"Ann","bot":null,"taken":true},{"name":"greedy","bot":"greedy","taken":true}]}');
CREATE INDEX games_by_due ON games (due);
CREATE INDEX games_by_status ON games (status, created);
CREATE TRIGGER events_stay_UPDATE BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are only added'); END;
CREATE TRIGGER events_stay_DELETE BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are only added'); END;
COMMIT;
