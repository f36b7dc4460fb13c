//! The words of tables and lists that people bring, in the languages they post in: English, Hungarian, German, French,
//! Chinese and Japanese. Each list is separated by `|`; words are compared as folded by [`fold`].
//!
//! [`fold`]: muster_rules::fold::fold

use super::Field;
use super::status::Status;

/// Each field with its name in our own files, in their order, and the headings that people and programs use for it, the
/// most certain first.
pub(crate) const HEADINGS: [(Field, &str, &str); 22] = [
    (Field::Printing, "printing", "printing|printing_id|printing id|id"),
    (Field::Figure, "figure_id", "figure_id|figure id"),
    (
        Field::Set,
        "set",
        "set|set name|expansion|series|edition|edition name|release|booster set|set code|edition code|szett|sorozat|\
         sorozat neve|széria|kiadás|kiegészítő|serie|reihe|ausgabe|set-name|erweiterung|série|édition|extension|系列|系列名|\
         所屬系列|所属系列|套裝|套装|擴充|扩展|擴充包|扩展包|版本|補充包|补充包|セット|エキスパンション",
    ),
    (
        Field::Number,
        "number",
        "collector number|collector no|collector no.|collector #|collector's number|card number|card no|card no.|card #|\
         set number|set no|set no.|set #|catalog#|catalog #|catalog number|catalogue number|cat#|number|no|no.|#|nr|nr.|\
         num|sorszám|szám|kártyaszám|kártya száma|szettszám|gyűjtőszám|sammlernummer|kartennummer|karten-nr|karten-nr.|\
         setnummer|nummer|numéro|n°|編號|编号|號碼|号码|卡號|卡号|收藏編號|收藏编号|番号|カード番号",
    ),
    (
        Field::Name,
        "name",
        "name|figure|figure name|miniature|miniature name|mini|model|character|character name|card name|cardname|objectname|\
         object name|item name|title|simple name|card|item|név|neve|megnevezés|figura|figura neve|karakter|karakter neve|\
         miniatűr|bezeichnung|figur|figurenname|name der figur|charakter|miniatur|modell|kartenname|nom|figurine|\
         personnage|名稱|名称|名字|品名|角色|角色名|角色名稱|角色名称|人物|人物名稱|人物名称|模型|模型名|模型名稱|模型名称|卡名|棋子|名前|カード名",
    ),
    (
        Field::Figures,
        "figures",
        "figures|owned|own|qty|qty owned|quantity|quantity owned|count|have|copies|amount|number owned|numberowned|no. owned|\
         # owned|owned count|how many|pcs|pieces|figures owned|quantityx|cardq|darab|db|darabszám|db szám|hány|hány darab|\
         hány db|példány|példányszám|mennyiség|készlet|készleten|meglévő|megvan|anzahl|menge|stück|stückzahl|stk|stk.|\
         exemplare|anzahl figuren|bestand|vorhanden|besitz|habe|quantité|possédé|possédés|j'ai|數量|数量|擁有|拥有|擁有數|拥有数|\
         持有|持有數|持有数|件數|件数|張數|张数|個數|个数|隻數|只数|枚數|枚数|份數|份数|庫存|库存|所持|所持数",
    ),
    (Field::Cards, "cards", "cards|stat cards|cards owned|kártyák|kártya|karten|karten vorhanden|卡牌|卡片"),
    (
        Field::Wanted,
        "wanted",
        "wanted|want|wants|want count|wishlist|wish list|wishlist count|wanttobuy|want to buy|need|needed|needs|keresett|\
         keresem|kell|kívánság|kívánságlista|hiányzik|gesucht|suche|wunschliste|fehlt|je cherche|recherché|想要|需求|求|求購|\
         求购|欲しい",
    ),
    (
        Field::ForTrade,
        "for_trade",
        "for trade|for_trade|fortrade|trade|trades|tradelist|tradelist count|trade list|trade count|trade quantity|\
         trade qty|quantity for trade|cserére|csere|cserélhető|tausch|tausche|zum tausch|zu tauschen|abzugeben|échange|\
         à échanger|j'échange|交換|交换|換|换",
    ),
    (Field::Status, "status", "status|státusz|collection status|state|állapot|zustand|statut|état|狀態|状态"),
    (
        Field::Condition,
        "condition",
        "condition|conditiontext|media condition|collection media condition|grade|grading|állag|erhaltung|品相|コンディション",
    ),
    (Field::Painted, "painted", "painted|paint|festett|festés|bemalt|bemalung|peint|塗裝|涂装|上色"),
    (
        Field::Location,
        "location",
        "location|place|box|storage|folder name|folder|collectionfolder|binder|hely|doboz|mappa|ort|lagerort|standort|ordner|\
         emplacement|位置|存放",
    ),
    (
        Field::Price,
        "price",
        "price paid|paid|purchase price|pricepaid|price bought|bought for|cost paid|vételár|beszerzési ár|kaufpreis|\
         prix d'achat|購入價|购入价|買價|买价|price|ár|preis|prix|價格|价格|my price|asking price|sale price|eladási ár|\
         verkaufspreis|售價|售价",
    ),
    (
        Field::Currency,
        "currency",
        "currency|purchase price currency|pp_currency|price currency|pénznem|währung|devise|貨幣|货币",
    ),
    (
        Field::Worth,
        "worth",
        "worth|market price|market|market value|tcg market price|current price|current value|currvalue|value|today's price|érték|\
         piaci ár|aktuális ár|mai ár|marktpreis|marktwert|wert|aktueller preis|valeur|市價|市价|現價|现价|估價|估价",
    ),
    (
        Field::Acquired,
        "acquired",
        "acquired|acquired on|acquisitiondate|acquisition date|date bought|purchase date|purchased|date|bought|date added|\
         beszerzés|beszerezve|dátum|vásárlás|datum|gekauft|gekauft am|kaufdatum|日期|購入|购入",
    ),
    (Field::Photo, "photo", "photo|picture|fénykép|fotó|kép|foto|bild|照片"),
    (
        Field::Note,
        "note",
        "note|notes|comment|comments|remark|collection notes|privatecomment|tags|megjegyzés|jegyzet|notiz|notizen|bemerkung|\
         anmerkung|kommentar|remarque|備註|备注|註記|メモ",
    ),
    (Field::Copy, "copy", "copy"),
    (Field::Points, "points", "points|pts|point cost|pont|pontérték|punkte|punktkosten|點數|点数|分數|分数"),
    (
        Field::Faction,
        "faction",
        "faction|affiliation|alignment|frakció|csoport|fraktion|zugehörigkeit|陣營|阵营|派系",
    ),
];

/// Headings of prices that may be what was paid or what it costs today: the columns beside them decide.
pub(super) const PLAIN_PRICES: &str = "price|ár|preis|prix|價格|价格";

/// Headings of prices that an owner asks for. They are neither what was paid nor today's price.
pub(super) const ASKED_PRICES: &str = "my price|asking price|sale price|eladási ár|verkaufspreis|售價|售价";

/// Headings of a status or a condition: the cells decide.
pub(super) const STATES: &str = "state|állapot|zustand|statut|état|狀態|状态";

/// What the cells of a status column say of their row.
pub(super) const STATUSES: [(Status, &str); 4] = [
    (
        Status::Owned,
        "owned|own|have|have it|got|got it|in collection|collected|kept|keep|megvan|van|meglévő|birtokolt|gyűjteményben|\
         vorhanden|habe|besitze|im besitz|in sammlung|possédé|possédée|j'ai|有|已有|擁有|拥有|持有|已擁有|已拥有|已收|所持",
    ),
    (
        Status::Wanted,
        "wanted|want|want it|wants|need|needed|need it|wishlist|wish list|wish|looking for|searching|wtb|iso|keresem|\
         keresett|kell|kellene|kívánság|kívánságlista|gesucht|suche|wunsch|wunschliste|brauche|recherché|recherchée|\
         je cherche|cherche|voulu|求|求購|求购|想要|徵求|征求|欲しい",
    ),
    (
        Status::Missing,
        "missing|not owned|don't have|do not have|dont have|none|lacking|gone|sold|hiányzik|nincs|nincs meg|hiányzó|eladva|\
         elcserélve|fehlt|fehlend|nicht vorhanden|verkauft|manquant|manquante|manque|vendu|缺|缺少|缺失|沒有|没有|未擁有|\
         未拥有|已售",
    ),
    (
        Status::Trade,
        "trade|for trade|to trade|trading|tradelist|tradeable|tradable|spare|duplicate|dupe|extra|cserélhető|cserére|csere|\
         cserélem|duplikát|tausch|tausche|zum tausch|tauschbar|doppelt|abzugeben|à échanger|échange|j'échange|échangeable|\
         double|換|换|交換|交换|可換|可换|可交換|可交换|出",
    ),
];

/// Words of a condition. A column of them is no status.
pub(super) const CONDITIONS: &str = "mint|m|near mint|nm|nm/m|nm-mt|nm-m|lightly played|light play|lp|excellent|ex|very good|vg|good|gd|moderately played|\
     mp|played|pl|heavily played|heavy play|hp|poor|po|pr|damaged|dmg|fair|new|used|sealed|mib|moc|loose|boxed|opened|\
     painted|repainted|broken|bent|repaired|karcmentes|új|újszerű|hibátlan|jó|közepes|használt|sérült|törött|bontatlan|\
     neu|neuwertig|wie neu|sehr gut|gut|gebraucht|bespielt|gespielt|beschädigt|defekt|neuf|comme neuf|très bon|bon|bon état|\
     occasion|abîmé|全新|近全新|良好|普通|二手|損壞|损坏|破損|破损|未拆|美品";

/// Headings of the parts of a list, and names of sheets, beside the words of a status: what the counts below them are.
pub(super) const PARTS: [(Status, &str); 3] = [
    (
        Status::Owned,
        "have|haves|i have|h|owned|own|collection|my collection|megvan|van|nekem megvan|gyűjtemény|gyűjteményem|habe|ich habe|\
         vorhanden|sammlung|meine sammlung|j'ai|possédé|possédés|有|我有|已有|擁有|拥有|持有|收藏|我的收藏|所持",
    ),
    (
        Status::Wanted,
        "want|wants|i want|w|wanted|need|needs|needed|i need|wishlist|wish list|want list|wantlist|wants list|looking for|iso|\
         wtb|keresem|keresek|kell|kellene|kívánság|kívánságlista|suche|ich suche|gesucht|wunschliste|je cherche|\
         cherche|je recherche|recherche|求|求購|求购|徵求|征求|想要|欲しい",
    ),
    (
        Status::Trade,
        "trade|trades|for trade|to trade|tradelist|trade list|trading|duplicates|spares|cserélhető|cserélem|csere|cserére|\
         eladó vagy csere|tausche|tausch|ich tausche|zum tausch|biete|doppelte|j'échange|échange|à échanger|換|换|交換|交换|出",
    ),
];

/// Words by which a sheet holds what is wanted, whatever else stands in its name: `Wants 2024`.
pub(super) const WANTED_SHEETS: &str =
    "want|wants|wanted|wantlist|wishlist|need|needs|keresem|keresett|suche|gesucht|wunschliste|recherche";

/// Labels of rows that sum up others.
pub(super) const SUMS: &str = "total|totals|sum|subtotal|grand total|in total|summe|gesamt|gesamtsumme|zwischensumme|insgesamt|\
     osszesen|osszeg|osszesitve|mindosszesen|reszosszeg|合計|合计|總計|总计|小計|小计|共計|共计|總數|总数|總和|总和";

/// Units after a count, without a full stop.
pub(super) const UNITS: &str = "x|×|db|darab|pc|pcs|piece|pieces|ea|each|st|stk|stuck|stueck|copy|copies|fig|figs|figure|\
     figures|figura|mini|minis|個|个|隻|只|張|张|枚|件|份|片|體|体|名";

/// The ways people tick a cell or leave it unticked: one, and none.
pub(super) const TICKED: &str =
    "x|✓|✔|☑|√|●|•|+|yes|y|true|t|igen|i|igaz|van|megvan|ja|j|wahr|oui|vrai|是|有|对|對|真|はい";
pub(super) const UNTICKED: &str =
    "-|✗|✘|☐|○|no|n|none|false|f|nem|n.a.|nincs|hamis|nein|falsch|non|faux|否|无|無|没有|沒有|不|假|いいえ";

/// The ways people write yes and no.
pub(super) const YES: &str = "yes|y|true|t|1|x|✓|✔|☑|painted|igen|i|igaz|festett|festve|ja|j|wahr|bemalt|是|有|对|對|已塗裝|已涂装|已上色|塗裝|涂装|上色";
pub(super) const NO: &str = "no|n|false|f|0|✗|✘|☐|unpainted|nem|hamis|festetlen|nein|falsch|unbemalt|否|无|無|没有|沒有|未塗裝|未涂装|未上色";
