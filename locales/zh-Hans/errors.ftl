label-means = 对数据的影响
label-todo = 解决方法
the-database = 数据库
note-decoded-as = { $path } 不是 UTF-8，已按 { $encoding } 读取。如果名称不正确，请把文件另存为 UTF-8。
note-game-recognised = 没有说明这是哪个游戏；从各行看是 { $game }。如果是别的游戏，请用 --game 说明。
note-game-rather = 从各行看，这是 { $game } 的列表。要这样读取，请用 --game { $id }。

note-without-data = 这次没有用到你的收藏和别名：{ $reason }
note-backup-failed = 无法创建今天的备份：{ $reason }
## Files

error-file-not-found = 找不到文件 { $file }。
    .means = 没有读取也没有更改任何数据。
    .todo = 请检查文件名和文件夹。
error-file-empty = { $file } 是空的。
    .means = 没有更改任何数据。
    .todo = 请选择有内容的文件，或重新保存名单。
error-file-too-large = { $file } 的大小是 { $size } MiB，最多只能读取 { $limit } MiB。
    .means = 没有读取也没有更改任何数据。
    .todo = 请拆分文件，或确认没有选错文件。
error-file-binary = { $file } 不是文本文件。
    .means = 没有更改任何数据。
    .todo = 请选择文本文件。电子表格请到“收藏”页面导入。
error-file-dangerous = 没有读取 { $file }：{ $reason ->
        [memory] 读取需要超过 { $limit } MiB 的内存。
        [time] 读取需要超过 { $limit } 秒。
        [search] { $limit } 秒内没有在图中找到二维码。
       *[crash] 文件内容使读取程序出错。
    }
    .means = 没有更改任何数据。文件由单独的进程读取，Muster 本身不受影响。
    .todo = { $reason ->
        [search] 请把照片裁剪到只剩二维码，或靠近一些重拍。
       *[other] 文件已损坏，或是恶意文件。如果你信任它，请用原来的程序打开并重新保存，或把表格另存为 CSV。
    }
error-file-beyond-limits = 没有读取 { $file }：{ $reason ->
        [rows] 超过 { $limit } 行。
        [columns] 超过 { $limit } 列。
        [cells] 连同中间的空单元格，超过 { $limit } 个单元格。
        [cell] 有一个单元格超过 { $limit } 个字符。
        [text] 文字超过 { $limit } MiB。
        [unpacked] 解压后超过 { $limit } MiB。
        [objects] 附件列表超过 { $limit } 项。
        [bytes] 超过 { $limit } 字节。
       *[members] 列出的模型超过 { $limit } 项。
    }
    .means = 没有更改任何数据。
    .todo = 请确认没有选错文件，再删除不需要的内容（包括空白的行和列），或拆分文件。
error-json-invalid = { $file } 第 { $line } 行第 { $column } 列不是有效的 JSON：{ $reason }
    .means = 没有更改任何数据。
    .todo = 请修正该处，或重新导出{ squad }。
error-output-not-writable = 无法写入 { $file }：{ $reason }
    .means = 你的数据没有更改，只是文件没有生成。
    .todo = 请改选其他文件夹，或关闭正在使用该文件的程序。
error-output-is-data = { $file } 是 Muster 存放自己数据的位置。
    .means = 没有写入任何内容，你的数据没有更改。
    .todo = 请改用其他名称或文件夹。
error-file-failed = 读取或写入失败：{ $path }（{ $detail }）
    .means = 先前保存的数据都安全，也没有留下不完整的数据。
    .todo = 请检查磁盘和文件夹后再试。
error-file-unreadable = 无法读取 { $file }：{ $reason }
    .means = 没有更改任何数据。
    .todo = 请确认文件可以读取，且没有被其他程序占用。
error-nothing-found = { $file } 里没有任何模型。
    .means = 没有可检查的内容，也没有更改任何数据。
    .todo = 请每行写一个模型，使用数据卡上的名称，或检查所选的游戏。

## What was asked for

error-unknown-game = 没有名为“{ $name }”的游戏。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择，或加载该游戏的数据包。
error-unknown-format = 没有名为“{ $name }”的赛制。现有：{ $known }。
    .means = 没有检查{ squad }，也没有更改任何数据。
    .todo = 请从中选择。
error-unknown-era = 没有名为“{ $name }”的时代。现有：{ $known }。
    .means = 没有检查{ squad }，也没有更改任何数据。
    .todo = 请从中选择。
error-unknown-side = 没有名为“{ $name }”的立场。现有：{ $known }。
    .means = 没有检查{ squad }，也没有更改任何数据。
    .todo = 请从中选择。
error-unknown-figure = 图鉴里没有名为“{ $name }”的模型。
    .means = 没有更改任何数据。
    .todo = 请检查拼写，或用名称的一部分搜索图鉴。
error-unknown-squad = 没有保存名为“{ $name }”的{ squad }。
    .means = 没有更改任何数据。
    .todo = 请列出已保存的{ squad }，再从中选择。
error-list-too-long = { $file } 超过 { $limit } 行。
    .means = 没有读取也没有更改任何数据。
    .todo = 请只保留{ squad }的内容，或改为按收藏导入。
error-unknown-faction = 没有名为“{ $name }”的阵营。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-unknown-set = 没有名为“{ $name }”的系列。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择，或使用缩写。
error-unknown-question = 没有标识符为“{ $name }”的待确认问题。
    .means = 没有更改任何数据。
    .todo = 请列出待确认的问题，并复制其中一个的标识符。
error-unknown-answer = “{ $name }”不能回答这个问题。可用的答案：{ $known }
    .means = 问题仍待确认，没有更改任何数据。
    .todo = 请用其中一种方式回答。
error-unknown-ending = 这个游戏没有“{ $name }”这种结束方式。现有：{ $known }。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请选择其中之一。
error-unknown-mission = 没有名为“{ $name }”的任务，或有好几个。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请用标识符，见 muster match maps --json。
error-unknown-term = { $near ->
        [none] 没有名为“{ $name }”的用语。
       *[some] 没有名为“{ $name }”的用语。你要找的是：{ $known }
    }
    .means = 没有任何更改。
    .todo = 检查拼写，或用部分文字搜索。
error-figure-is-term = “{ $name }”是用语，不是模型。
    .means = 没有更改任何数据。
    .todo = 请在规则页查看，或输入 muster terms show { $name }
error-words-unreadable = { $file } 不是用语和模型说明的文件。
    .means = 你自己的说明没有更改。
    .todo = 请选择有 of、about 和 text 列的表格，也就是 muster terms export 写出的文件。
error-unknown-setting = 没有名为“{ $name }”的设置。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-not-found = 没有保存过“{ $wanted }”。
    .means = 没有更改任何数据。
    .todo = 请列出已保存的项目，再从中选择。
error-ambiguous = “{ $wanted }”可能是：{ $candidates }。
    .means = 没有更改任何数据。
    .todo = 请写完整名称或标识符。
error-unknown-language = Muster 不支持语言“{ $name }”。支持：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-unknown-alias = 没有模型使用别名“{ $name }”。
    .means = 没有更改任何数据。
    .todo = 请列出你设置过的别名。
error-unknown-field = 列不能读作“{ $name }”。可用：{ $known }。
    .means = 你的收藏没有更改。
    .todo = 请从中选择。

error-alias-unusable = “{ $name }”不能作为模型的别名：其中没有字母或文字，或已是某个模型的名称。
    .means = 没有更改任何数据。
    .todo = 请改用其他文字。
error-name-unusable = 战役不能命名为“{ $name }”：名称至少要有一个文字或数字。
    .means = 没有更改任何数据。
    .todo = 请换一个名称。
error-unknown-command = 没有命令“{ $name }”。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请重新启动 Muster。如果再次出现，请附上这段信息反馈。
error-unknown-revision = 这支{ squad }没有旧版本“{ $name }”。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-unknown-sheet = 文件中没有工作表“{ $name }”。现有：{ $known }。
    .means = 你的收藏没有更改。
    .todo = 请选择其中的工作表；不选则读取所有含模型的工作表。
error-unknown-status = 从“{ $name }”看不出状态的含义。可用的含义：{ $known }。
    .means = 你的收藏没有更改。
    .todo = 请写成“值=含义”，例如 已售=missing。
error-unknown-column = 文件中没有列“{ $name }”。现有：{ $known }。
    .means = 你的收藏没有更改。
    .todo = 请照文件写出列名，接着写等号和它的含义。
error-unknown-pack = 没有名为“{ $name }”的自定义数据包。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请查看数据包列表，从中选择一个。
error-pack-broken = { $file } 有错误，没有加载，因此无法加入内容。
    .means = 没有更改任何数据，之前确认的内容仍在其中。
    .todo = 请列出数据包查看错误，并先更正。
error-backup-unusable = { $file } 不是完好的备份：{ $reason }
    .means = 没有恢复任何内容，你的数据没有更改。
    .todo = 请列出备份，再选择另一份。
error-restore-in-groups = 这台电脑在群组 { $groups } 中：恢复之后，下次交换会把撤掉的内容又带回来
    .means = 没有恢复任何内容。
    .todo = 请选择：--leave-groups 只恢复这台电脑并退出群组，--everywhere 让群组里所有的电脑一起恢复。
error-argument-unknown = 这里没有 { $argument }。
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
error-argument-value = { $argument } 不能是 { $value }。
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
error-argument-empty = { $argument } 是空的。
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
error-argument-choice = { $argument } 不能是 { $value }。可用：{ $known }。
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
error-argument-missing = 缺少 { $argument }。
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
error-argument-other = 这些参数不能一起使用：{ $argument }
    .means = 没有执行任何操作。
    .todo = 查看可用的写法：{ $command }
## The database

error-database-locked = 另一个程序正在使用 { $path }。
    .means = 先前保存的数据都安全，但这次的更改没有保存。
    .todo = 请关闭其他 Muster 窗口后再试。
error-database-corrupt = { $path } 已损坏：{ $detail }
    .means = 可以完整读取：{ $whole }。已损坏：{ $damaged }。Muster 不会再写入这个文件，以免损失更多。
    .todo = { $backup ->
        [none] 没有完好的备份。请先把数据文件夹复制到安全的地方。
       *[other] 请恢复最新的完好备份：{ $backup }。损坏的文件会保留。
    }
data-part-collection = 收藏
data-part-squads = 部队
data-part-campaigns = 战役
data-part-matches = 对战
data-part-own-packs = 答案与“我的模型”
data-part-aliases = 别名
data-part-settings = 设置
data-part-none = 无
error-database-too-new = { $path } 是由较新的 Muster 创建的：版本为 { $found }，本程序支持到 { $supported }。
    .means = 没有更改任何数据，先前保存的数据都安全。
    .todo = 请安装较新的 Muster，或指定其他数据文件夹。
error-folder-read-only = 无法写入 { $path }。
    .means = 先前保存的数据都安全，但这次的更改没有保存。
    .todo = 请开放该文件夹的写入权限，或指定其他数据文件夹。
error-disk-full = { $path } 所在的磁盘已满。
    .means = 先前保存的数据都安全，但这次的更改没有保存。
    .todo = 请腾出空间后再试。
error-not-a-muster-database = 这不是 Muster 的数据库：{ $path }
    .means = 其中的内容没有更改。
    .todo = 请指定其他数据文件夹，或移走该文件。
error-database-missing = 找不到 { $path }。
    .means = 没有读取也没有更改任何数据。
    .todo = 请检查数据文件夹的名称。
error-row-unreadable = 有一条数据无法读取（{ $table }）：{ $detail }
    .means = 该条数据保持原样，其他数据不受影响。
    .todo = 请先备份，再附上这段信息反馈。
error-backup-over-database = 备份不能覆盖它所备份的数据库：{ $path }
    .means = 没有写入任何内容，你的数据没有更改。
    .todo = 请改用其他文件名。
error-backup-over-other = 这个文件已经存在，而且不是备份：{ $path }
    .means = 没有写入任何内容，那个文件没有更改。
    .todo = 请改用其他文件名。
error-database-foreign = { $path } 里有不是由 Muster 创建的内容：{ $what } { $name }
    .means = 没有更改任何数据。
    .todo = 请选择由 Muster 创建的备份。
error-database-vanished = { $path } 不存在或是空的，但有备份。
    .means = 没有创建新的数据库，也没有覆盖任何内容。最新的完好备份是 { $backup }。
    .todo = 请恢复这份备份（muster backup restore），或确认要从空白数据开始（muster backup start-fresh）。
error-cache-damaged = 搜索图鉴用的索引已损坏：{ $detail }
    .means = 其中没有你的数据，你的数据没有更改。
    .todo = 请重新启动 Muster，索引会自动重建。
error-database-error = 数据库拒绝了 Muster 的请求：{ $detail }
    .means = 先前保存的数据都安全，但这次的更改没有保存。
    .todo = 请再试一次。如果再次发生，请附上这段信息反馈。

## Spreadsheets

error-spreadsheet-unreadable = 无法把 { $file } 作为电子表格读取：{ $reason }
    .means = 你的收藏没有更改。
    .todo = 请存成没有密码的 CSV、XLSX 或 ODS。
error-spreadsheet-damaged = { $file } 已损坏，或不是电子表格。
    .means = 你的收藏没有更改。
    .todo = 请用原来的程序打开，重新存成 XLSX、ODS 或 CSV，再导入新文件。
error-spreadsheet-no-rows = { $file } 在标题行下方没有数据。
    .means = 你的收藏没有更改。
    .todo = 请选择正确的工作表，或每行填写一个版本。
error-column-missing = { $file } 没有 { $column } 的列。现有：{ $found }。
    .means = 你的收藏没有更改。
    .todo = 请在第一行写上列名，或指定对应的列。
error-unknown-printing = 图鉴和你的收藏里都没有这个版本：{ $name }。
    .means = 没有更改任何数据。
    .todo = 请从列表中重新选择。
error-unknown-copy = 这一件已不在收藏中：{ $name }。
    .means = 没有更改任何数据。
    .todo = 请重新打开这个版本，查看各件。
error-unknown-rarity = 游戏中没有“{ $name }”这种稀有度。可用的有：{ $known }。
    .means = 没有发出任何补充包。
    .todo = 请选择其中之一。
error-unknown-product = 没有名为“{ $name }”的产品。现有：{ $known }。
    .means = 没有加入任何内容。
    .todo = 请从中选择。
error-unfit-count = { $value } 不是有效的数量。
    .means = 原有的数据没有更改。
    .todo = 请输入 0 到 1,000,000 的整数；产品一次最多 1,000 份。
error-unfit-price = “{ $value }”不是价格。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请输入金额，例如 12.50。
error-unfit-currency = 价格没有有效的货币。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请输入三个字母的代码，例如 EUR、USD 或 HUF。
error-unfit-date = “{ $value }”不是日期。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写成 2008、2008-05 或 2008-05-17。
error-photo-unreadable = { $file } 无法作为照片读取：{ $reason }。
    .means = 这一件保留原有的照片。
    .todo = 请选择 JPEG 或 PNG 文件。
error-photo-too-large = { $file } 有 { $width } × { $height } 像素；最多读取 { $limit } 百万像素的照片。
    .means = 这一件保留原有的照片。
    .todo = 请缩小照片后重新选择。

## Printing

error-glyph-missing = 这些字符无法打印：{ $characters }
    .means = 你的数据没有更改，打印时会以方框代替。
    .todo = 如有需要，请改用其他字符。
error-nothing-to-print = 没有可以打印的内容。
    .means = 没有写入任何文件。
    .todo = 请先选择{ squad }、模型或系列。
error-count-endless = 合法的{ squad }有无限多种：没有规则限制 { $figure } 的数量。
    .means = 没有计算任何内容。
    .todo = 请用 --owned 或 --collection 指定拥有的模型，或选择有上限的赛制。
error-count-rare = 这样的{ squad }太少见，无法随机抽出。
    .means = 没有抽出任何内容。
    .todo = 请减少条件，或换一个种子再抽一次。
error-stopped = 计算已停止。
    .means = 没有更改任何数据。
    .todo = 请重新计算。
error-count-too-many = 这个点数的{ squad }太多，无法计算。
    .means = 没有计算任何内容。
    .todo = 请减少点数，或只计算拥有的模型。
error-count-tangled = 这个赛制的规则互相牵连，无法计算数量。
    .means = 没有计算任何内容。检查仍然可用。
    .todo = 请指定阵营，或换一个赛制计算。
error-link-full = { $link } 的链接最多容纳 { $slots } 张卡牌，而{ squad }有 { $cards } 张。
    .means = 没有写入任何内容。
    .todo = 请移除一些卡牌，或以文本分享{ squad }。
error-link-no-code = { $link } 没有这些卡牌的代码：{ $figures }。
    .means = 没有写入任何内容。
    .todo = 请移除它们，或以文本分享{ squad }。
error-file-unrecognised = Muster 无法读取 { $file }。
    .means = 没有更改任何数据。
    .todo = 请使用名单、Muster 制作的{ squad }表或战役登记表、战役、有标题行的电子表格、数据包或备份。
error-code-unreadable = { $file } 里的分享码无法读取。
    .means = 没有更改任何数据。
    .todo = 请复制完整的分享码，从“muster:”到结尾。如果仍然无法读取，可能是由较新的 Muster 生成的。
error-pdf-no-campaign = { $file } 里没有战役数据。
    .means = 没有更改任何数据。
    .todo = 请选择由 Muster 生成、没有经其他程序另存的战役登记表。
error-pdf-no-squad = { $file } 里没有{ squad }数据。
    .means = 没有更改任何数据。
    .todo = 请选择由 Muster 生成、没有经其他程序另存的{ squad }表。
error-picture-no-squad = Muster 在 { $file } 中找不到{ squad }表的二维码。
    .means = 没有更改任何数据。
    .todo = 请在光线充足处从正上方拍照，并拍到整个二维码。
error-no-share-address = 还没有设置{ squad }链接的网址。
    .means = 没有写入任何内容。
    .todo = 请设置你们存放 Muster 网页的网址：在设置的“游戏与打印”中，或运行 muster settings set share-address https://…
error-address-unusable = 浏览器无法打开“{ $address }”。
    .means = 没有更改任何数据。
    .todo = 请输入完整的网址，以 https:// 或 http:// 开头。
error-picture-is-a-file = 图片不能以文本输出。
    .means = 没有写入任何内容。
    .todo = 请指定文件，例如 { squad }.png。
error-picture-too-large = { squad }太大：图片的高度会超过 { $most } 像素。
    .means = 没有写入任何内容。
    .todo = 请以文本分享，或打印{ squad }表。

## Everything else

error-internal = Muster 内部发生错误：{ $reason }
    .means = 先前保存的数据都安全，但刚才的操作可能没有保存。
    .todo = 请再试一次。如果再次发生，请附上这段信息反馈。

error-journal-invalid = { $file } 第 { $line } 行第 { $column } 列：无法读成日志（{ $reason }）
    .means = 没有执行任何步骤。
    .todo = 请修正该处后重试。
error-record-invalid = { $file } 第 { $line } 行第 { $column } 列：{ $reason }
    .means = 没有执行任何步骤。
    .todo = 请修正该处后重试。
error-step-unknown = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [tap] 没有“{ $step }”这个动作。可用：{ $known }。
   *[other] 没有“{ $step }”这个步骤。可用：{ $known }。
}
    .means = 没有登记任何内容。
    .todo = 请修正后重试。说明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-unknown = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [setup] 日志开头没有“{ $key }”。可用：{ $known }。
   *[other] 步骤 { $step } 没有“{ $key }”。{ $some ->
        [yes] 可用：{ $known }
       *[no] 这个步骤不填内容
    }。
}
    .means = 没有登记任何内容。
    .todo = 请修正后重试。说明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-missing = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $of ->
    [setup] 日志缺少 { $key }。
   *[other] 步骤 { $step } 缺少 { $key }。
}
    .means = 没有登记任何内容。
    .todo = 请修正后重试。说明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-key-twice = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $key } 填了两次。
    .means = 没有登记任何内容。
    .todo = 请只填一次；多个值以逗号分隔。
error-step-no-value = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}“{ $said }”不是 { $step } 的内容{ $some ->
    [yes] 。可用：{ $known }
   *[no] {""}
}。
    .means = 没有登记任何内容。
    .todo = 请修正后重试。说明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-value = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}{ $key } 不能是“{ $said }”。{ $explained ->
    [yes] 说明：{ $meaning }。
   *[no] {""}
}
    .means = 没有登记任何内容。
    .todo = 请修正后重试。说明：{ $of ->
        [tap] muster campaign night --help
       *[other] muster campaign do --help
    }
error-step-several = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}“{ $said }”可能是：{ $known }。
    .means = 没有登记任何内容。
    .todo = 请改写标识符，即括号前的部分。
error-step-nothing = { $place ->
    [file] { $file } 第 { $line } 行：
   *[typed] {""}
}没有说明哪里不同。
    .means = 没有登记任何内容。
    .todo = 请加上不同之处，例如 winner=empire，或使用 --remove 或 --before。
error-campaign-foreign-save = { $file } 是 ImperialCommander 2 保存的战役：“{ $name }”，{ $credits } 信用点。{ $some-heroes ->
    [yes] 英雄：{ $heroes }。
   *[no] {""}
}{ $some-allies ->
    [yes] 盟友和反派：{ $allies }。
   *[no] {""}
}{ $some-missions ->
    [yes] 任务：{ $missions }。
   *[no] {""}
}
    .means = 没有导入任何内容：这种文件里没有帝国玩家的技能牌组。
    .todo = 在终端里请指明技能牌组：muster campaign import 文件 --class 牌组，知道的话再加 --agenda-sets。窗口会询问这两项。
error-campaign-file-invalid = { $file } 不是有效的战役文件：{ $fault ->
    [newer] 这个版本的 Muster 无法读取（{ $reason }）
    [short] 缺少记录（{ $reason }）
    [order] 有一条记录的位置不对（{ $reason }）
    [changed] 记录被手动修改过
    [numbers] 有一条记录的数字不可能出现（{ $reason }）
    [long] 记录太多，不可能是一场战役（超过 { $reason } 条）
   *[shape] { $reason }（第 { $line } 行第 { $column } 列）
}。
    .means = 没有导入任何内容；你的战役维持原样。
    .todo = 请从原处重新导出这场战役。
error-refused = 规则不允许：{ $rules }
    .means = 没有登记任何内容。
    .todo = 请查看接下来可以做什么。
error-overtaken = 在此期间有其他人登记了内容。
    .means = 没有登记任何内容；对方的登记已保留。
    .todo = 请查看登记的内容，再重新登记。
error-step-of-another = “{ $step }”是在另一台电脑（{ $machine }）登记的。
    .means = 没有撤销任何内容。
    .todo = 请先询问登记的人。在终端加上 --theirs 就会撤销；窗口会先询问。
error-changed-since = 无法撤销：之后又改过 { $names }。
    .means = 没有撤销任何内容，之后的更改仍然保留。
    .todo = 请先撤销之后的更改，或自行更正数量。
error-campaign-contradicts = 文件与这里的内容不符，或是其他内容。
    .means = 没有导入任何内容；你的战役没有变动。
    .todo = 请在原来的电脑上重新导出战役。
error-campaign-shared-since = “{ $name }”在这个文件写入之后分享给了群组。
    .means = 没有导入任何内容；你的战役没有变动。
    .todo = 请在分享战役的电脑上导入，或在那里重新导出。
error-unknown-campaign = 没有战役“{ $name }”。现有：{ $known }。
    .means = 没有更改任何数据。
    .todo = 请从中选择。
error-unknown-style = 没有名为“{ $name }”的写法。现有：{ $known }。
    .means = 没有写入任何内容。
    .todo = 请从中选择。
error-pin-wrong = { $given ->
    [no] 这些内容需要 PIN 码才能查看，但没有输入。
   *[yes] PIN 码不正确。
}
    .means = 帝国玩家的秘密仍然隐藏，没有更改任何数据。
    .todo = 请再试一次。忘记的 PIN 码可在终端中移除：muster campaign pin 名称 --none

## 对战

error-no-match-log = { $game } 没有对战记录功能。
    .means = 没有更改任何数据。
    .todo = 请选择数据包中写明如何计分的游戏。
error-no-mission-nights = { $game } 没有任务之夜功能。
    .means = 没有更改任何数据。
    .todo = 请选择数据包的 campaign_rules.toml 有 night 表格的游戏。
error-no-upgrade = Muster 只能在自己操作的一方升级时决定。
    .means = 没有更改任何数据。
    .todo = 请先进行到帝国升级。
error-no-table = 无法记录 { $game } 的对局。
    .means = 没有更改任何数据。
    .todo = 请选择数据包中有 play.toml 的游戏。
error-nothing-to-roll = { $name } 没有可掷的骰子。
    .means = 没有更改任何数据。
    .todo = 只有 initiative、morale 与 roll 可以代掷；使用 --roll 时请勿另报骰子。
error-too-many-games = 一场对战最多 { $most } 局，这里有 { $given } 局。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请只填一场对战的比分，其余各局另记一场。
error-reason-without-score = 填了 { $reasons } 个原因，却只有 { $scores } 局的比分。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请为每个原因填上该局的比分；没有原因的一局写“-”。
error-no-score = 这场对战还没有比分。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请至少填写一局双方的得分。
error-squad-of-another-game = { $name } 不属于 { $game }。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请选择这个游戏的{ squad }，或不填{ squad }。
error-unfit-day = “{ $value }”不是日期。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写成 2026-05-17。
error-unfit-score = “{ $value }”不是比分。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写两个 0 或以上的整数，自己的在前：12:9。
error-unfit-ending-winner = “{ $value }”没有写明谁获胜。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写明谁获胜：{ $value }:me 或 { $value }:opponent。
error-unfit-ending-of-tie = “{ $value }”只在双方同点时决定胜负。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请更正点数，或选择其他结束方式。
error-unfit-ending-by-points = “{ $value }”由点数较高者获胜，不必写明谁获胜。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请不要写获胜者，或选择其他结束方式。
error-unfit-ending-short = “{ $value }”需要达到获胜点数，双方都没有。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请更正点数，或选择其他结束方式。
error-unfit-player = “{ $value }”不是两名玩家之一。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写 me 或 opponent。
error-unfit-opponent = 还没有填写对手。
    .means = 尚未保存；你输入的内容仍在这里。
    .todo = 请写上对手的名字。
error-unfit-product = { $value } 的内容是随机的，无法得知有什么。
    .means = 没有加入任何内容。
    .todo = 请用电子表格或在窗口中录入实际开出的模型。
error-trades-shape = { $file } 第 { $line } 行第 { $column } 列：{ $reason }
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请在那里改正，或请对方重新导出列表。
error-trades-newer = 这个版本的 Muster 无法把 { $file } 读成交换列表：文件自称是“{ $form }”。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请选择交换列表，或更新 Muster。
error-trades-other-game = { $name } 的列表属于另一个游戏：{ $game }。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请选择那个游戏，或不要放入这份列表。
error-trades-value = { $file }：{ $place } 不能是“{ $value }”。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请在那里改正，或请对方重新导出列表。
error-trades-long = { $file } 同一类超过 { $limit } 行。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请删去一些。
error-trades-many = 列表超过 { $limit } 份。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请少选一些。
error-trades-twice = 有两份列表都是 { $name } 的。
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请去掉一份，或修改其中的名字。
error-trades-name = 列表不能叫“{ $name }”。
    .means = 没有写入任何文件，你的收藏没有更改。
    .todo = 请取 120 个字符以内的名字。
error-trades-alone = 交换至少需要两份列表。列表：{ $count }
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请再加一份列表，或填上你的名字，让你的收藏参加交换。
error-trades-not-two = 按价值交换只在两人之间进行。列表：{ $count }
    .means = 没有交换任何东西，你的收藏没有更改。
    .todo = 请选两份列表，或改为一个换一个。
error-trades-no-list = 你的收藏中没有想要或可交换的版本。
    .means = 没有写入任何文件，你的收藏没有更改。
    .todo = 请先把版本标为想要或可交换。
error-trades-nobody = 不清楚交换的哪一方是你。
    .means = 没有记录任何交换，你的收藏没有更改。
    .todo = 请填上你的名字。
error-trades-none-booked = 没有可撤销的交换记录。
    .means = 没有更改任何数据。
    .todo = 请先记录交换，或直接更正收藏的数量。
error-trades-changed = 交换已经不同：现在是方案 { $now }，不是 { $plan }。
    .means = 没有记录任何交换，你的收藏没有更改。
    .todo = 请重新查看，再记录。
error-trades-gone = { $side ->
    [given] 你的收藏中可交换的是 { $left } × { $name }，不是 { $count }。
   *[got] 你的收藏中想要的是 { $left } × { $name }，不是 { $count }。
}
    .means = 没有记录任何交换，你的收藏没有更改。
    .todo = 如果这次交换已经记录过，就不用再做什么。否则请修正收藏中的数量。
